import { decimal, toNumber } from '#/model/values/decimal.ts';
import { numberIn, textIn } from '#/model/values/shapes.ts';
import type { PlanTable } from './planTable.ts';

/** What the plan shows of an order that is not paid. */
export interface OpenOrder {
  id: number;
  number: string;
  /** The table as the till wrote it. */
  table: string;
  guests: number | null;
  server: string;
  /** ISO 8601 UTC. */
  since: string;
  total: number;
  isPartlyPaid: boolean;
}

/** How many orders are read: more than are open at once anywhere. */
export const MAX_ORDERS = 500;

/** Who sits at a table, by its open orders, oldest first. */
export interface Occupied {
  orders: readonly OpenOrder[];
  /** The first of them was opened then: ISO 8601 UTC. */
  since: string;
  /** Where some order says it. */
  guests: number | null;
  total: number;
  /** In another area there is a table of that name too: nobody knows which one it is. */
  isUncertain: boolean;
}

/** Of some tables who sits at them, and the open orders at tables that no plan has. */
export interface Occupancy {
  at: ReadonlyMap<number, Occupied>;
  elsewhere: readonly OpenOrder[];
}

const nameKey = (name: string) => name.trim().toLowerCase();

/**
 * Lays open orders over tables. An order names its table and no area: where two areas have a table of that name, both are shown as
 * uncertain rather than one of them as occupied. Where all but one of them are out of use, it is that one.
 */
export function occupancyOf(tables: readonly PlanTable[], orders: readonly OpenOrder[]): Occupancy {
  const byName = groupedBy(tables, ({ name }) => nameKey(name));
  const at = new Map<number, Occupied>();
  const elsewhere: OpenOrder[] = [];
  const oldestFirst = [...orders].filter(({ table }) => nameKey(table)).sort((one, other) => one.since.localeCompare(other.since));
  for (const [name, of] of groupedBy(oldestFirst, ({ table }) => nameKey(table))) {
    const all = byName.get(name) ?? [];
    const inUse = all.filter(({ isActive }) => isActive);
    const candidates = inUse.length > 0 ? inUse : all;
    const [first] = of;
    if (candidates.length === 0 || !first) {
      elsewhere.push(...of);
      continue;
    }
    const known = of.flatMap(({ guests }) => (guests === null ? [] : [guests]));
    const occupied: Occupied = {
      orders: of,
      since: first.since,
      guests: known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null,
      total: sumOf(of),
      isUncertain: candidates.length > 1,
    };
    for (const { key } of candidates) at.set(key, occupied);
  }
  return { at, elsewhere };
}

/** Exactly what some orders or tables come to. */
export const sumOf = (all: readonly { total: number }[]): number => toNumber(all.reduce((sum, { total }) => sum + decimal(total), 0n));

function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Reads an open order out of the host's list. */
export function openOrderOf(record: Readonly<Record<string, unknown>>): OpenOrder {
  return {
    id: Number(record.id),
    number: textIn(record.order_number) ?? '',
    table: textIn(record.table) ?? '',
    guests: numberIn(record.guests),
    server: textIn(record.user_name) ?? '',
    since: textIn(record.local_created_at) ?? '',
    total: numberIn(record.total_amount) ?? 0,
    isPartlyPaid: record.status === 'partially_paid',
  };
}
