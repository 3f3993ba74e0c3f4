/**
 * What a unit of work is for. It decides how long one of its queries may take and, on a server, on whose connections it runs:
 * reports and jobs have their own, so that no list waits for a report.
 */
export type WorkKind = 'read' | 'write' | 'report' | 'job';

/** The longest that one query may take, in milliseconds. */
export type WorkLimits = Readonly<Record<WorkKind, number>>;

export const WORK_LIMITS: WorkLimits = { read: 15_000, write: 30_000, report: 20_000, job: 60_000 };

/** What is said where a query of such work was ended. */
export function tooLongSentence(kind: WorkKind, limitMs: number): string {
  const seconds = `${limitMs / 1000} s`;
  if (kind === 'report') return `This report took longer than ${seconds} and was ended: choose a shorter period or fewer establishments`;
  if (kind === 'read') return `Reading this took longer than ${seconds} and was ended: narrow it by a filter, or try again shortly`;
  return `This took longer than ${seconds} and was ended, and nothing of it was saved: ask for less at once, or try again shortly`;
}
