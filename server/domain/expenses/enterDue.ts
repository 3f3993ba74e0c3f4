import { sql } from 'kysely';
import { nameOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { addDays } from '#/model/reports/periods.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { doForAll } from '#/server/foundation/database/overAll.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { daysDue, type ExpenseRhythm, nextOn } from './rhythm.ts';

interface Due {
  client_id: number;
  id: number;
}

/** A recurring expense as it is stored; amounts and days as texts. */
interface Recurring extends ExpenseRhythm {
  establishment_id: number;
  name: string;
  amount: string;
  type: number;
  vendor: number | null;
  note: string | null;
  next_date: string;
  /** Where the establishment is. */
  today: string;
  created_by: number | null;
  /** Who made it, as they are called. */
  maker: string | null;
}

const MAX_AT_ONCE = 500;

/**
 * Enters the recurring expenses that have come due, each on its own day, also those of days on which no host ran. In one unit of work they
 * are entered and the next day is set, behind a lock: however many hosts look, and wherever one dies, each is entered once. Those of a
 * business that is not active wait.
 * @param now ISO 8601 UTC
 * @throws AggregateError of what went wrong at single ones, once all others were entered
 */
export async function enterDueExpenses(database: Database, model: Model, now = new Date().toISOString()): Promise<void> {
  await doForAll(
    database,
    (whose) => sql<Due>`
      select r.client_id, r.id from public.recurring_expenses as r
      join public.businesses as c on ${whose('c.id')} and c.id = r.client_id and c.status = 'active'
      join public.establishments as e on ${whose('e.client_id')} and e.client_id = r.client_id and e.id = r.establishment_id
      where ${whose('r.client_id')} and r.status = 'active' and r.next_date <= (${now}::timestamptz at time zone e.timezone)::date
      order by r.next_date, r.client_id, r.id limit ${MAX_AT_ONCE}`,
    ({ client_id: clientId, id }) => database.tenant(clientId, (tx) => enter(tx, model, { clientId, id, now })),
  );
}

async function enter(tx: Transaction, model: Model, asked: { clientId: number; id: number; now: string }): Promise<void> {
  const recurring = await lockDue(tx, asked);
  if (!recurring) return;
  const { clientId, id, now } = asked;
  const { establishment_id: establishmentId, name, amount, type, vendor, note, next_date, today, created_by: userId } = recurring;
  const resource = resourceOf(model, 'expenses');
  const days = daysDue(recurring, next_date, today);
  for (const date of days) {
    const { rows } = await sql<{ id: number }>`
      insert into public.expenses (client_id, establishment_id, name, amount, date, type, vendor, note, recurring, created_at, updated_at,
        created_by)
      values (${clientId}, ${establishmentId}, ${name}, ${amount}::numeric, ${date}::date, ${type}, ${vendor}, ${note}, ${id}, ${now},
        ${now}, ${userId})
      returning id`.execute(tx);
    const values = { name, amount: Number(amount), date, type, vendor, note, recurring: id };
    await recordActivity(tx, {
      clientId,
      event: 'created',
      description: say('activity.created', { resource: nameOf(resource), title: name }),
      subjectType: resource.name,
      subjectId: rows[0]?.id ?? 0,
      establishmentId,
      changes: Object.fromEntries(
        Object.entries(values).flatMap(([field, value]) => (value === null ? [] : [[field, [null, value] as const]])),
      ),
      by: { userId, name: recurring.maker ?? name, address: null },
      at: now,
    });
  }
  const last = days.at(-1) ?? next_date;
  await sql`
    update public.recurring_expenses set next_date = ${nextOn(recurring, addDays(last, 1))}::date, last_date = ${last}::date
    where client_id = ${clientId} and id = ${id}`.execute(tx);
}

/** Reads one and keeps it from others until the unit of work ends; undefined where it is not due any more. */
async function lockDue(
  tx: Transaction,
  { clientId, id, now }: { clientId: number; id: number; now: string },
): Promise<Recurring | undefined> {
  await sql`select 1 from ${sql.id('public', 'recurring_expenses')} where client_id = ${clientId} and id = ${id} for update`.execute(tx);
  const { rows } = await sql<Recurring>`
    select r.establishment_id, r.name, r.amount::text as amount, r.type, r.vendor, r.note, r.every, to_char(r.first, 'YYYY-MM-DD') as first,
      to_char(r.until, 'YYYY-MM-DD') as until, to_char(r.next_date, 'YYYY-MM-DD') as next_date, local.today, r.created_by,
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as maker
    from tenant.recurring_expenses r
    join tenant.establishments e on e.client_id = r.client_id and e.id = r.establishment_id
    cross join lateral (select to_char(${now}::timestamptz at time zone e.timezone, 'YYYY-MM-DD') as today) as local
    left join tenant.users u on u.client_id = r.client_id and u.id = r.created_by
    where r.client_id = ${clientId} and r.id = ${id} and r.status = 'active' and to_char(r.next_date, 'YYYY-MM-DD') <= local.today`.execute(
    tx,
  );
  return rows[0];
}
