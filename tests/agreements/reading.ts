import type { Answered } from '#/tests/support/reportAsking.ts';
import type { Question } from '#/tests/support/reportQuestions.ts';
import { type Asking, done } from './play.ts';

/** What is asked of reports in one reading: each under a name of its own. */
export type Asked = Readonly<Record<string, { report: string; question: object }>>;
/** Their answers, by the same names. */
export type Reading = Readonly<Record<string, Answered>>;

const MOST_TOGETHER = 40;

/** Asks reports as the dashboard does, all of one moment. @throws where one is refused */
export async function read(stage: Asking, asked: Asked): Promise<Reading> {
  const names = Object.keys(asked);
  const reading: Record<string, Answered> = {};
  for (let from = 0; from < names.length; from += MOST_TOGETHER) {
    const some = names.slice(from, from + MOST_TOGETHER);
    const { answers } = await done(stage, '/api/reports', { reports: some.map((name) => asked[name]) });
    for (const [at, name] of some.entries()) {
      const { status, data } = answers[at];
      if (status !== 'success') throw new Error(`${JSON.stringify(asked[name])}: ${JSON.stringify(answers[at])}`);
      reading[name] = data;
    }
  }
  return reading;
}

/** The same question to several reports, each under its own name. */
export const each = (names: readonly string[], question: object): Asked =>
  Object.fromEntries(names.map((report) => [report, { report, question }]));

/** Statements of figures that should be one another's and are not. */
export class Statements {
  readonly found: string[] = [];

  /** That a figure is another, to less than the smallest coin. */
  same(a: unknown, b: unknown, what: string): void {
    if (!(Math.abs(Number(a ?? 0) - Number(b ?? 0)) < 1e-4)) this.found.push(`${what}: ${a} ≠ ${b}`);
  }

  /** That something holds. */
  holds(isSo: boolean, what: string): void {
    if (!isSo) this.found.push(what);
  }
}

/** What a column of a report comes to over its rows. */
export const added = ({ list }: Answered, column: string): number => list.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);

/** Whether a question asks for whole days. */
export const isWholeDays = ({ time_from, time_to }: Question): boolean => time_from === '00:00' && time_to === '24:00';
