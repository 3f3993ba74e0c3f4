import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '#/model/values/durations.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { doForAll, type Whose } from '#/server/foundation/database/overAll.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { daypartOf, hourOf } from './period.ts';
import { SUMS } from './salesTables.ts';

/** A month of an establishment: what one recompute brings up to date. `month` is its first day. */
export interface SalesMonth {
  clientId: number;
  establishmentId: number;
  month: string;
}

/**
 * Brings the rollups of a month's marked days (or of all its days) up to their facts. Under an advisory lock: two recomputes of one month
 * would add the same rows. The marks go first, the facts are read in later statements: what is committed in between keeps its mark,
 * and until the next recompute reports read that day's facts. Needs READ COMMITTED, which units of work have.
 */
export async function recomputeMonth(
  tx: Transaction,
  { clientId, establishmentId, month }: SalesMonth,
  which: 'marked' | 'all' = 'marked',
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sales rollup ${clientId} ${establishmentId} ${month}`}, 0))`.execute(tx);
  const scope = sql`client_id = ${clientId} and establishment_id = ${establishmentId}`;
  const within = sql`day >= ${month}::date and day < (${month}::date + interval '1 month')::date`;
  const { rows: marked } = await sql<{ day: string }>`delete from public.sales_marks where ${scope} and ${within} returning day`.execute(
    tx,
  );
  const days = [...new Set(marked.map(({ day }) => day))];
  if (which === 'marked' && days.length === 0) return;
  const touched = which === 'all' ? within : sql`day = any(${days}::date[])`;
  for (const rollup of rollupsOf(month)) {
    const facts = rollup.isMonthly ? within : touched;
    const stale = rollup.isMonthly ? sql`month = ${month}::date` : touched;
    await sql`delete from ${sql.id('public', rollup.into)} where ${scope} and ${stale}`.execute(tx);
    const columns = sql.join(['client_id', 'establishment_id', ...rollup.by, ...rollup.sums].map((name) => sql.id(name)));
    await sql`insert into ${sql.id('public', rollup.into)} (${columns}) ${summed(rollup, sql`${scope} and ${facts}`)}`.execute(tx);
  }
}

/** One table of sums, and the facts that it sums. */
export interface Rollup {
  into: string;
  from: string;
  by: readonly string[];
  sums: readonly string[];
  /** Its rows are of a whole month, not of a day. */
  isMonthly?: boolean;
  /** Columns that the facts do not have as they are. */
  made?: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** All rollups, as they are for a month. */
function rollupsOf(month: string): Rollup[] {
  return [
    { into: 'rollup_sales', from: 'facts_sales', by: ['day', 'order_type'], sums: SUMS.sales },
    { into: 'rollup_hours', from: 'facts_sales', by: ['day', 'hour'], sums: SUMS.sales, made: { hour: hourOf(sql.ref('minute')) } },
    { into: 'rollup_servers', from: 'facts_sales', by: ['day', 'user_name', 'station'], sums: SUMS.sales },
    { into: 'rollup_parts', from: 'facts_parts', by: ['kind', 'day', 'name', 'detail'], sums: SUMS.parts },
    {
      into: 'rollup_products',
      from: 'facts_lines',
      by: ['month', 'daypart', 'item_id'],
      sums: SUMS.lines,
      isMonthly: true,
      made: { month: sql`${month}::date`, daypart: daypartOf(sql.ref('minute')) },
    },
  ];
}

/** The rows that a rollup has of some facts. */
export function summed({ from, by, sums, made = {} }: Rollup, which: RawBuilder<unknown>): RawBuilder<unknown> {
  const values = sql.join([
    ...['client_id', 'establishment_id', ...by].map((name) => sql`${made[name] ?? sql.ref(name)}`),
    ...sums.map((name) => sql`sum(${sql.ref(name)})::bigint`),
  ]);
  const groups = sql.join(by.map((_name, index) => sql.lit(index + 3)));
  return sql`select ${values} from ${sql.id('tenant', from)} where ${which} group by client_id, establishment_id, ${groups}`;
}

/** A day is closed everywhere on earth once it is two days old in UTC: those before the one that is given are. ISO 8601, a day. */
export const closedBefore = (): string => new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);

/**
 * Brings every month with marks up to date, one unit of work each, and says how many; for a job that runs now and then. `before`: only days
 * before that one, so that a day that is still being sold on stays raw. @throws AggregateError of months that could not be brought there
 */
export async function recomputeMarked(database: Database, { before = '9999-12-31' }: { before?: string } = {}): Promise<number> {
  const marked = (whose: Whose) =>
    sql`select client_id, establishment_id, day from ${sql.id('public', 'sales_marks')} where ${whose()} and day < ${before}::date`;
  return doForAll(
    database,
    (whose) => monthsOf([marked(whose)]),
    (month) => database.tenant(month.clientId, (tx) => recomputeMonth(tx, month), { retryable: true }),
  );
}

/** What a rebuild found. */
export interface Rebuilt {
  months: number;
  /** Months in which a figure stood otherwise than its facts say, days that were marked left out. */
  wrong: SalesMonth[];
}

/**
 * Recomputes everything there is (of one client), and says where it was wrong: on a healthy database nowhere. `only` looks: changes
 * nothing.
 */
export async function rebuild(database: Database, { clientId, only }: { clientId?: number; only?: 'look' } = {}): Promise<Rebuilt> {
  const whose = clientId === undefined ? sql`true` : sql`client_id = ${clientId}`;
  const kept = new Map(
    rollupsOf('').flatMap(({ into, from, isMonthly }) => [
      [into, isMonthly ? 'month' : 'day'],
      [from, 'day'],
    ]),
  );
  const days = [...kept, ['sales_marks', 'day'] as const].map(
    ([table, day]) => sql`select client_id, establishment_id, ${sql.id(day)} as day from ${sql.id('public', table)} where ${whose}`,
  );
  const { rows: months } = await database.platform((tx) => monthsOf(days).execute(tx));
  const wrong: SalesMonth[] = [];
  for (const month of months) {
    const isWrong = await database.tenant(
      month.clientId,
      async (tx) => {
        const differs = await isBehindUnmarked(tx, month);
        if (only !== 'look') await recomputeMonth(tx, month, 'all');
        return differs;
      },
      { retryable: true },
    );
    if (isWrong) wrong.push(month);
  }
  return { months: months.length, wrong };
}

/** Whether some sum of a month is not that of its facts although no mark says so. */
async function isBehindUnmarked(tx: Transaction, { clientId, establishmentId, month }: SalesMonth): Promise<boolean> {
  const scope = sql`client_id = ${clientId} and establishment_id = ${establishmentId}`;
  const within = sql`day >= ${month}::date and day < (${month}::date + interval '1 month')::date`;
  const marked = sql`select day from tenant.sales_marks where ${scope} and ${within}`;
  for (const rollup of rollupsOf(month)) {
    const clean = rollup.isMonthly ? sql`not exists (${marked})` : sql`day not in (${marked})`;
    const columns = sql.join(['client_id', 'establishment_id', ...rollup.by, ...rollup.sums].map((name) => sql.id(name)));
    const stood = sql`select ${columns} from ${sql.id('tenant', rollup.into)} where ${scope}
      and ${rollup.isMonthly ? sql`month = ${month}::date` : within} and ${clean}`;
    const counted = summed(rollup, sql`${scope} and ${within} and ${clean}`);
    const { rows } = await sql`((${stood}) except all (${counted})) union all ((${counted}) except all (${stood})) limit 1`.execute(tx);
    if (rows.length > 0) return true;
  }
  return false;
}

const monthsOf = (days: readonly RawBuilder<unknown>[]) => sql<SalesMonth>`
  select distinct client_id as "clientId", establishment_id as "establishmentId", date_trunc('month', day)::date as month
  from (${sql.join(days, sql` union all `)}) as d order by 1, 2, 3`;
