import { say } from '#/i18n/sentences.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { type Counted, totalOf } from '#/server/domain/cash/closeDrawer.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { fromWhole } from '#/server/domain/sales/minorUnits.ts';
import { Readings } from '#/server/domain/sales/readings.ts';
import type { Read } from '#/server/domain/sales/tillCall.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { type CashEntry, readCashEntry } from './cashEntry.ts';

/** An entry that can be stored. */
export interface SoundEntry {
  /** In small letters. */
  uuid: string;
  kind: CashEntry['kind'];
  /** ISO 8601 UTC. */
  at: string;
  /** In major units; null without a sale. */
  amount: number | null;
  reason: string | null;
  employee: number | null;
  station: number | null;
  number: string | null;
  denominations: readonly Counted[];
}

/** Reads an entry by the money and clock of its establishment; without a station of its own it is of the one that sends it. */
export function soundEntry(
  value: unknown,
  establishment: SellingEstablishment,
  context: KindContext,
  sentBy: number | undefined,
): Read<SoundEntry> {
  const read = readCashEntry(value);
  if ('errors' in read) return read;
  const { sound: entry } = read;
  const readings = new Readings(establishment);
  const amountOf = (amount: number, path: string) => fromWhole(readings.amount(amount, path), establishment.decimals);
  const said = typeof entry.amount === 'number' ? amountOf(entry.amount, 'amount') : null;
  const denominations = (entry.denominations ?? []).map(({ denomination, quantity }, at) => ({
    denomination: amountOf(denomination, `denominations.${at}.denomination`),
    quantity,
  }));
  const { at } = readings.moment(entry.at, 'at');
  if (readings.isRefused) return { errors: readings.errors };
  const found = amountIn(entry, said, denominations, context);
  if ('errors' in found) return found;
  return {
    sound: {
      uuid: entry.uuid.toLowerCase(),
      kind: entry.kind,
      at,
      amount: found.amount,
      reason: entry.reason?.trim() || null,
      employee: entry.employee_id ?? null,
      station: entry.station_id ?? sentBy ?? null,
      number: entry.number?.trim() || null,
      denominations,
    },
  };
}

/** What an entry is about: a count comes to something, without a sale there is nothing, and anything else says it. */
function amountIn(
  { kind }: CashEntry,
  said: number | null,
  denominations: readonly Counted[],
  context: KindContext,
): { amount: number | null } | { errors: FieldErrors } {
  if (kind === 'close') {
    const count = totalOf({ denominations, counted: said }, context);
    // The till calls `amount` what the drawer's own dialog calls `counted`.
    if ('errors' in count) {
      const { counted, ...others } = count.errors;
      return { errors: { ...others, ...(counted && { amount: counted }) } };
    }
    return { amount: count.total };
  }
  if (kind === 'no_sale') return said ? { errors: { amount: [say('cash.nothing_moved')] } } : { amount: null };
  if (said === null && kind !== 'open') return { errors: { amount: [say('cash.amount_needed')] } };
  return { amount: said ?? 0 };
}
