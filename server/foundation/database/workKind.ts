import { type Sentence, say } from '#/i18n/sentences.ts';
/**
 * What a unit of work is for. It decides how long one of its queries may take and, on a server, on whose connections it runs:
 * reports and jobs have their own, so that no list waits for a report.
 */
export type WorkKind = 'read' | 'write' | 'report' | 'job';

/** The longest that one query may take, in milliseconds. */
export type WorkLimits = Readonly<Record<WorkKind, number>>;

export const WORK_LIMITS: WorkLimits = { read: 15_000, write: 30_000, report: 20_000, job: 60_000 };

/** What is said where a query of such work was ended. */
export function tooLongSentence(kind: WorkKind, limitMs: number): Sentence {
  const seconds = limitMs / 1000;
  if (kind === 'report') return say('database.report_too_slow', { seconds });
  return say(kind === 'read' ? 'database.reading_too_slow' : 'database.too_slow', { seconds });
}
