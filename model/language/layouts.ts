import type { Fields } from './fields.ts';
import type { SystemField } from './record.ts';

type Name<F extends Fields> = keyof F & string;
type NameOf<F extends Fields, K> = { [N in keyof F]: F[N] extends { kind: K } ? N : never }[keyof F] & string;

/** A list's records on the days of a calendar. */
export interface CalendarOptions<F extends Fields = Fields> {
  /** The day on which a record stands: a date, or a moment. */
  from: NameOf<F, 'date' | 'datetime'>;
  /** Beside a date: the time at which it begins. */
  starts?: NameOf<F, 'time'>;
  /** Beside that: the time at which it ends; one that is not later than the first is on the next day. */
  ends?: NameOf<F, 'time'>;
  /** Beside a moment: how long it lasts. */
  lasts?: NameOf<F, 'duration'>;
  /** A reference to one resource: the week has a row for each record that it names. */
  lane?: NameOf<F, 'reference'>;
  /** What stands beside its title, as far as the reader may see it. */
  shows?: readonly (Name<F> | SystemField)[];
  /** What it opens with; a week where it has lanes or times, else a month. */
  by?: 'week' | 'month';
}

/** A list's records in columns, one for each value of a choice. */
export interface BoardOptions<F extends Fields = Fields> {
  /** The choice: one that every record has. */
  by: NameOf<F, 'enum'>;
  /** One of the list's `totals`: its sum stands over each column. */
  sum?: Name<F>;
  /** What stands on a card beside the title, as far as the reader may see it. */
  shows?: readonly (Name<F> | SystemField)[];
}
