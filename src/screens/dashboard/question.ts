import { COMPARISONS, type Comparison, type ReportDefinition } from '#/model/language/reports.ts';
import { addDays, businessToday, comparisonMeant, type Period } from '#/model/reports/periods.ts';
import type { DatePreset } from '#/model/reports/presets.ts';
import { bodyOf, type ReportQuestion, readQuestion } from '#/model/reports/reportQuestion.ts';
import { oneOf } from '#/model/values/shapes.ts';
import { clockOf } from '#/src/foundation/session/clockOf.ts';
import type { Establishment } from '#/src/foundation/session/SessionContext.ts';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';

/** What the dashboard shows until a period is chosen. */
const FIRST_PRESET: DatePreset = 'today';

/** The dashboard's question: where the address names no days, it is today. */
export function withFirstPeriod(report: ReportDefinition, asked: AskedReport): AskedReport {
  return asked.parts.has('period') || asked.parts.has('from') ? asked : inPeriod(report, asked, FIRST_PRESET);
}

/** The same question of a report, in other days, all hours: the establishments and what they are compared with stay. */
export function inPeriod(report: ReportDefinition, asked: AskedReport, period: DatePreset | Period): AskedReport {
  return onDays(report, { ...asked, parts: without(asked.parts, ['hours', 'time_from', 'time_to']) }, period);
}

/** The same question in other days, the same hours of theirs. */
export function onDays(report: ReportDefinition, asked: AskedReport, period: DatePreset | Period): AskedReport {
  const parts = without(asked.parts, ['period', 'from', 'to']);
  if (typeof period === 'string') parts.set('period', period);
  else for (const side of ['from', 'to'] as const) parts.set(side, period[side]);
  const question = readQuestion(report, (name) => parts.get(name), clockOf(asked.establishments));
  const ids = asked.establishments.map(({ id }) => id);
  return { ...asked, parts, question, body: bodyOf(report, question, ids) };
}

/** The same question asked of another report, which may be asked less or more. */
export function askedOf(report: ReportDefinition, asked: AskedReport): AskedReport {
  const question = readQuestion(report, (name) => asked.parts.get(name), clockOf(asked.establishments));
  const ids = asked.establishments.map(({ id }) => id);
  return { ...asked, question, body: bodyOf(report, question, ids) };
}

/** Whether the business day that is running at one of the establishments is among the days: only then do figures move. */
export function isRunning({ from, to }: Period, establishments: readonly Establishment[], now = new Date()): boolean {
  return establishments.some((one) => {
    const today = businessToday(clockOf([one]), now);
    return from <= today && today <= to;
  });
}

/** What a question's days are compared with. */
export function comparisonOf(question: ReportQuestion): Comparison {
  return comparisonMeant(question.input.against, question);
}

/** The same question, compared with these days where the reader has not chosen others. */
export function usuallyAgainst(asked: AskedReport, comparison: Comparison): AskedReport {
  const isChosen = oneOf(COMPARISONS, asked.parts.get('against')) !== undefined;
  return isChosen ? asked : { ...asked, parts: new URLSearchParams([...without(asked.parts, ['against']), ['against', comparison]]) };
}

/** The seven days that end with a period. */
export function weekOf({ to }: Period): Period {
  return { from: addDays(to, -6), to };
}

/** The twelve months that end with the one in which a period ends. */
export function yearOf({ to }: Period): Period {
  const [year = 0, month = 0] = to.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 12, 1));
  return { from: first.toISOString().slice(0, 10), to };
}

function without(parts: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...parts].filter(([name]) => !names.includes(name)));
}
