import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { changedAt } from '#/server/foundation/database/changedAt.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { insertRows } from '#/server/records/children.ts';
import { byName, compute } from '#model/language';
import type { DrawerOwner } from './movements.ts';

/** So many of one coin or note. */
export interface Counted {
  /** In major units. */
  denomination: number;
  quantity: number;
}

/** What a drawer was counted to hold: coins and notes, or what they come to, or both where these agree. */
export interface DrawerCount {
  denominations: readonly Counted[];
  /** In major units. */
  counted: number | null;
}

/** What a count comes to, or why it says nothing: by field of the input. */
export function totalOf(
  { denominations, counted }: DrawerCount,
  { currency, currencyDecimals }: KindContext,
): { total: number } | { errors: FieldErrors } {
  const errors: FieldErrors = byName();
  const seen = new Set<number>();
  for (const [index, { denomination }] of denominations.entries()) {
    if (seen.has(denomination)) errors[`denominations.${index}.denomination`] = [say('cash.counted_twice')];
    seen.add(denomination);
  }
  const decimals = currencyDecimals(currency);
  const sum = compute({ sum: 'rows', of: { multiply: ['denomination', 'quantity'] } }, { rows: denominations }, decimals) ?? 0;
  if (!denominations.length && counted === null) errors.counted = [say('cash.count_first')];
  if (denominations.length && counted !== null && counted !== sum)
    errors.counted = [say('cash.counts_differ', { sum: { figure: sum, decimals, unit: currency } })];
  if (Object.keys(errors).length) return { errors };
  return { total: denominations.length ? sum : (counted ?? 0) };
}

/** Closes an open session with what was counted; the caller holds its row. */
export async function closeDrawer(
  tx: Transaction,
  { clientId, establishmentId }: DrawerOwner,
  session: number,
  { denominations, total, by, at, now }: { denominations: readonly Counted[]; total: number; by: number | null; at: string; now: string },
): Promise<void> {
  const scope = { client_id: clientId, establishment_id: establishmentId, parent_id: session };
  const present = denominations.filter(({ quantity }) => quantity > 0);
  await insertRows(
    tx,
    sql.id('public', 'cash_drawer_sessions_denominations'),
    present.map(({ denomination, quantity }, position) => ({
      ...{ ...scope, position, denomination, quantity },
      amount: compute({ multiply: ['denomination', 'quantity'] }, { denomination, quantity }, 4),
    })),
  );
  await sql`
    update public.cash_drawer_sessions set closed_at = greatest(${at}::timestamptz, opened_at), closed_by = ${by}, counted = ${total},
      updated_at = ${changedAt(now)}
    where client_id = ${clientId} and id = ${session}`.execute(tx);
}
