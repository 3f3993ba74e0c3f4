import { sql } from 'kysely';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { decimalSum } from '#/server/domain/cash/decimalSum.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** What the balances of each kind come to; amounts in major units of the establishment. */
export interface BalanceSums {
  /** Items with what there is of them: in pieces and in what is weighed, its value at cost, and how many of them say no cost. */
  stock?: { items: number; pieces: number; weighed: number; value: number; without_cost: number };
  gift_cards?: { cards: number; amount: number };
  points?: { members: number; points: number };
}

/** Adds sums to others. */
export function addSums(sums: BalanceSums, added: BalanceSums): BalanceSums {
  return {
    ...sums,
    ...(added.stock && { stock: together(sums.stock, added.stock) }),
    ...(added.gift_cards && { gift_cards: together(sums.gift_cards, added.gift_cards) }),
    ...(added.points && { points: together(sums.points, added.points) }),
  };
}

function together<S extends Readonly<Record<string, number>>>(one: S | undefined, other: S): S {
  if (!one) return other;
  return Object.fromEntries(Object.entries(other).map(([name, value]) => [name, decimalSum([value, one[name] ?? 0])])) as S;
}

/** Balances as they are told to who brought them: the value of stock only with the right to see costs. */
export interface ShownBalances {
  establishment_id: number;
  name: string;
  currency: string;
  stock: { items: number; pieces: number; weighed: number; value: number | null; without_cost: number | null } | null;
  gift_cards: { cards: number; amount: number } | null;
  points: { members: number; points: number } | null;
}

/** The sums for whoever brought them; null where the operation brought none. */
export async function shownBalances(
  database: Database,
  caller: Caller,
  { clientId, establishmentId }: { clientId: number; establishmentId: number | null },
  sums: BalanceSums | null,
): Promise<ShownBalances | null> {
  if (!sums || establishmentId === null || Object.keys(sums).length === 0) return null;
  const { rows } = await database.tenant(
    clientId,
    (tx) =>
      sql<{ title: string; currency: string }>`
        select title, currency from tenant.establishments where client_id = ${clientId} and id = ${establishmentId}`.execute(tx),
    { readonly: true },
  );
  const [establishment] = rows;
  if (!establishment) return null;
  const costs = canUse(caller, 'CostView', establishmentId) ? {} : { value: null, without_cost: null };
  return {
    ...{ establishment_id: establishmentId, name: establishment.title, currency: establishment.currency },
    stock: sums.stock ? { ...sums.stock, ...costs } : null,
    gift_cards: sums.gift_cards ?? null,
    points: sums.points ?? null,
  };
}
