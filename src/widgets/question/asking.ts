import type { ReportQuestion } from '#/model/reports/reportQuestion.ts';

/** Parts of a question by their names; null or nothing takes one out. */
export type Changes = Readonly<Record<string, string | null>>;

/** What a report is asked, and how that is changed: in an address, or where it is kept. */
export interface Asking {
  question: ReportQuestion;
  /** Changes what the reports of a page share. */
  ask: (changes: Changes) => void;
  /** Changes what is this report's alone. */
  askOwn: (changes: Changes) => void;
}
