import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#/server/database/openDatabase.ts';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import { daypartOf } from './period.ts';
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
export async function recomputeMonth(tx: Transaction, { clientId, establishmentId, month }: SalesMonth, which: 'marked' | 'all' = 'marked'): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sales rollup ${clientId} ${establishmentId} ${month}`}, 0))`.execute(tx);
  const scope = sql`client_id = ${clientId} and establishment_id = ${establishmentId}`;
  const within = sql`day >= ${month}::date and day < (${month}::date + interval '1 month')::date`;
  const { rows: marked } = await sql<{ day: string }>`delete from public.sales_marks where ${scope} and ${within} returning day`.execute(tx);
  const days = [...new Set(marked.map(({ day }) => day))];
  if (which === 'marked' && days.length === 0) return;
  const touched = which === 'all' ? within : sql`day = any(${days}::date[])`;
  await replace(tx, {
    into: 'rollup_sales',
    from: 'facts_sales',
    by: ['day', 'order_type'],
    sums: SUMS.sales,
    facts: sql`${scope} and ${touched}`,
    stale: sql`${scope} and ${touched}`,
  });
  await replace(tx, {
    into: 'rollup_parts',
    from: 'facts_parts',
    by: ['kind', 'day', 'name', 'detail'],
    sums: SUMS.parts,
    facts: sql`${scope} and ${touched}`,
    stale: sql`${scope} and ${touched}`,
  });
  await replace(tx, {
    into: 'rollup_products',
    from: 'facts_lines',
    by: ['month', 'daypart', 'item_id'],
    sums: SUMS.lines,
    facts: sql`${scope} and ${within}`,
    stale: sql`${scope} and month = ${month}::date`,
    made: { month: sql`${month}::date`, daypart: daypartOf(sql.ref('minute')) },
  });
}

interface Replacement {
  into: string;
  from: string;
  by: readonly string[];
  sums: readonly string[];
  facts: RawBuilder<unknown>;
  stale: RawBuilder<unknown>;
  /** Columns that the facts do not have as they are. */
  made?: Readonly<Record<string, RawBuilder<unknown>>>;
}

async function replace(tx: Transaction, { into, from, by, sums, facts, stale, made = {} }: Replacement): Promise<void> {
  const table = sql.id('public', into);
  await sql`delete from ${table} where ${stale}`.execute(tx);
  const columns = sql.join(['client_id', 'establishment_id', ...by, ...sums].map((name) => sql.id(name)));
  const values = sql.join([
    ...['client_id', 'establishment_id', ...by].map((name) => sql`${made[name] ?? sql.ref(name)}`),
    ...sums.map((name) => sql`sum(${sql.ref(name)})::bigint`),
  ]);
  const groups = sql.join(by.map((_name, place) => sql.lit(place + 3)));
  await sql`insert into ${table} (${columns}) select ${values} from ${sql.id('tenant', from)} where ${facts} group by client_id, establishment_id, ${groups}`.execute(
    tx,
  );
}

/** Brings every month with marks up to date, one unit of work each, and says how many; for a job that runs now and then. `before`: only days before that one, so that a day that is still being sold on stays raw. */
export async function recomputeMarked(database: Database, { before = '9999-12-31' }: { before?: string } = {}): Promise<number> {
  const months = await monthsOf(database, [sql`select client_id, establishment_id, day from ${sql.id('public', 'sales_marks')} where day < ${before}::date`]);
  for (const month of months) await database.tenant(month.clientId, (tx) => recomputeMonth(tx, month), { retryable: true });
  return months.length;
}

/** Recomputes everything there is (of one client). On a healthy database it changes no figure. */
export async function rebuild(database: Database, clientId?: number): Promise<number> {
  const whose = clientId === undefined ? sql`true` : sql`client_id = ${clientId}`;
  const tables = ['facts_sales', 'facts_lines', 'facts_parts', 'rollup_sales', 'rollup_parts', 'sales_marks'];
  const days = tables.map((table) => sql`select client_id, establishment_id, day from ${sql.id('public', table)} where ${whose}`);
  const months = await monthsOf(database, [...days, sql`select client_id, establishment_id, month from ${sql.id('public', 'rollup_products')} where ${whose}`]);
  for (const month of months) await database.tenant(month.clientId, (tx) => recomputeMonth(tx, month, 'all'), { retryable: true });
  return months.length;
}

function monthsOf(database: Database, days: readonly RawBuilder<unknown>[]): Promise<SalesMonth[]> {
  return database.platform(async (tx) => {
    const { rows } = await sql<SalesMonth>`
      select distinct client_id as "clientId", establishment_id as "establishmentId", date_trunc('month', day)::date as month
      from (${sql.join(days, sql` union all `)}) as d order by 1, 2, 3`.execute(tx);
    return rows;
  });
}
