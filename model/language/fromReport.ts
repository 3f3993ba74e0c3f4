import type { Fields } from './fields.ts';

type Name<F extends Fields> = keyof F & string;

/**
 * How a record that mails a report is begun on the report's page: which of its fields take what the report is asked there, and which say
 * how often and to whom.
 */
export interface FromReport<F extends Fields = Fields> {
  label: string;
  icon: string;
  report: Name<F>;
  period: Name<F>;
  establishments: Name<F>;
  compare: Name<F>;
  /** Everything else that is asked: parts by their names (`KeptQuestion`). */
  question: Name<F>;
  /** What it is called. */
  name: Name<F>;
  /** Rows, one for each who gets it. */
  recipients: Name<F>;
  /** The people with an account who get it too. */
  people: Name<F>;
  rhythm: { frequency: Name<F>; weekdays: Name<F>; weekday: Name<F>; countedFrom: Name<F>; day: Name<F>; time: Name<F> };
  /** The verb on the collection that does once, for the caller alone, what the record would do. */
  trial: string;
  /** What such a record begins with. */
  begins: { readonly [K in Name<F>]?: string };
  /** The days that it is meant for by how often it comes, where those on the report do not come again: value of the frequency → period. */
  covers: Readonly<Record<string, string>>;
}
