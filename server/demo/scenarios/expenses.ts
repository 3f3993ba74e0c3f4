import { sql } from 'kysely';
import { resourceOf } from '#/model/language/model.ts';
import { addDays } from '#/model/reports/periods.ts';
import { localText, readInstant } from '#/model/values/instants.ts';
import { daysDue, type ExpenseRhythm } from '#/server/domain/expenses/rhythm.ts';
import type { Scenario } from '../scenarios.ts';
import { storePlain } from '../storeRecords.ts';

/** When the night's work enters them, by the establishment's clock. */
const ENTERED_AT = '00:10';

/** Each recurring expense has been entered on its days up to yesterday; the next one comes by itself. */
export const scenario: Scenario = async (world, owner) => {
  const { tx, model, known, now } = world;
  const { clientId, context } = owner;
  const yesterday = addDays(localText(now, context.timezone).slice(0, 10), -1);
  for (const { id, values } of known.of(resourceOf(model, 'recurring-expenses'), owner)) {
    const { name, amount, type, vendor = null, note = null } = values;
    const days = daysDue({ until: null, ...values } as unknown as ExpenseRhythm, String(values.first), yesterday);
    const entered = days.map((date) => ({ name, amount, date, type, vendor, note, recurring: id }));
    await storePlain(world, owner, resourceOf(model, 'expenses'), entered, ({ date }) =>
      String(readInstant(`${date} ${ENTERED_AT}`, context.timezone)),
    );
    await sql`update public.recurring_expenses set last_date = ${days.at(-1) ?? null}::date, created_at = least(created_at, ${values.first}::date)
      where client_id = ${clientId} and id = ${id}`.execute(tx);
  }
};
