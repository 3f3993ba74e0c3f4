import { isCalendarDate } from '#/model/values/instants.ts';
import { findHostileText } from '#/server/foundation/http/hostileText.ts';
import type { OwnColumn } from '../belongings.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a cell holds what its column can: the database, which is stricter yet, has the last word. */
export function isSoundCell({ type, notNull }: OwnColumn, cell: string): boolean {
  if (cell === '') return !notNull || type === 'text';
  if (findHostileText(cell)) return false;
  const [base = ''] = type.split('(');
  const sound = soundOf[base];
  return sound ? sound(cell) : true;
}

const isWhole = (cell: string) => /^-?\d{1,16}$/.test(cell) && Number.isSafeInteger(Number(cell));

const soundOf: Readonly<Record<string, (cell: string) => boolean>> = {
  bigint: isWhole,
  integer: isWhole,
  smallint: isWhole,
  numeric: (cell) => /^-?\d{1,30}(?:\.\d{1,20})?$/.test(cell),
  boolean: (cell) => cell === 'true' || cell === 'false',
  date: isCalendarDate,
  timestamp: (cell) => INSTANT.test(cell) && !Number.isNaN(Date.parse(cell)),
  time: (cell) => /^\d\d:\d\d:\d\d$/.test(cell),
  jsonb: isJson,
};

function isJson(cell: string): boolean {
  try {
    return findHostileText(JSON.parse(cell)) === undefined;
  } catch {
    return false;
  }
}
