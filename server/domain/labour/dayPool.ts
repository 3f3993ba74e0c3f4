import { oneOf, present } from '#/model/values/shapes.ts';
import tipping from '#/resources/settings/tipping.ts';
import { readPartFacts } from '#/server/domain/sales/readSales.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { readSettings } from '#/server/records/settings/storedSettings.ts';
import { readShifts, type Shift } from './shifts.ts';
import { type PoolLine, type PoolMethod, type PoolWorker, poolTips } from './tipPool.ts';

const METHODS = ['hours', 'points', 'hours_points', 'equal'] as const satisfies readonly PoolMethod[];
/** Of a role that says nothing, in hundredths. */
const ONE_POINT = 100;

type Work = Pick<RecordWork, 'tx' | 'model' | 'clientId' | 'context' | 'now'> & { establishmentId: number };

/** The tips and hours of a business day as they are now, and what they come to. */
export interface DayPool {
  lines: PoolLine[];
  /** Who takes part and has no time out: their hours are not known yet. */
  unfinished: string[];
}

/** Shares a business day's tips by the hours and points of whoever worked. */
export async function readDayPool(work: Work, day: string, method: PoolMethod): Promise<DayPool> {
  const { tx, clientId, establishmentId, context, now } = work;
  const decimals = context.currencyDecimals(context.currency);
  const establishments = [establishmentId];
  const shifts = await readShifts(tx, { clientId, establishments, from: day, to: day, now, decimals });
  const tips = await readPartFacts(tx, { clientId, establishments }, { from: day, to: day }, 'tip');
  const unfinished = shifts.filter(({ state, points }) => state !== 'closed' && (points ?? ONE_POINT) > 0);
  return {
    lines: poolTips(tips, workersOf(shifts), method),
    unfinished: [...new Set(unfinished.map(({ employee }) => employee))],
  };
}

/** How the establishment shares tips where nothing else is said. */
export async function usualMethod({ tx, model, clientId, establishmentId }: Work): Promise<PoolMethod> {
  const settings = present(model.settings[tipping.name], 'settings of tipping');
  const { values } = await readSettings(tx, { clientId, establishmentId, settings });
  return oneOf(METHODS, values.pooling) ?? 'hours';
}

function workersOf(shifts: readonly Shift[]): PoolWorker[] {
  const workers = new Map<number, PoolWorker>();
  for (const { employee_id: employee, employee: name, hours, points } of shifts) {
    const known = workers.get(employee)?.hours ?? 0;
    workers.set(employee, { employee, name, hours: known + hours, points: points ?? ONE_POINT });
  }
  return [...workers.values()];
}
