import type { OpensReport } from '#/model/language/reports.ts';
import { SHARED_PARTS } from './reportQuestion.ts';

type Row = Readonly<Record<string, unknown>>;

/** What is asked of days and establishments; how a report compares and is shown stays its own. */
const CARRIED = Object.keys(SHARED_PARTS).filter((name) => !/^(compare|side_by_side|show)/.test(name));
const DAYS = ['period', 'from', 'to'];

/**
 * Where the report that a figure of a row opens stands, asked for the same days, hours and establishments; nowhere for rows that do not
 * say what it
 * is asked by.
 */
export function openedReport({ report, input = {}, day }: OpensReport, parts: URLSearchParams, row: Row): string | undefined {
  const next = new URLSearchParams([...parts].filter(([name]) => CARRIED.includes(name)));
  for (const [name, from] of Object.entries(input)) {
    const value = row[from];
    if (value === null || value === undefined || value === '') return undefined;
    next.set(name, String(value));
  }
  if (day) {
    for (const name of DAYS) next.delete(name);
    for (const name of ['from', 'to']) next.set(name, String(row[day]));
  }
  return `/reports/${report}?${next}`;
}
