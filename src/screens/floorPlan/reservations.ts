import type { RaRecord } from 'ra-core';
import { numberIn, textIn } from '#/model/values/shapes.ts';

/** A reservation whose guests are still to come. */
export interface Expected {
  id: number;
  guest: string;
  party: number;
  /** ISO 8601 UTC. */
  arrival: string;
  /** Null: nobody has said at which one. */
  table: number | null;
}

/** So long before a party is expected its table is shown as reserved, and so long after it they may still come. */
export const BEFORE_MS = 4 * 3_600_000;
export const AFTER_MS = 2 * 3_600_000;

/** A reservation as the host has it. */
export function expectedOf(record: RaRecord): Expected {
  return {
    id: Number(record.id),
    guest: textIn(record.guest) ?? '',
    party: numberIn(record.party) ?? 0,
    arrival: textIn(record.starts_at) ?? '',
    table: numberIn(record.table),
  };
}

/** Reservations by the table that they are for, each table's in the order of their arrival; those for none apart. */
export function byTable(all: readonly Expected[]): { at: ReadonlyMap<number, readonly Expected[]>; unplaced: readonly Expected[] } {
  const at = new Map<number, Expected[]>();
  const unplaced: Expected[] = [];
  for (const one of [...all].sort((a, b) => a.arrival.localeCompare(b.arrival))) {
    if (one.table === null) unplaced.push(one);
    else at.set(one.table, [...(at.get(one.table) ?? []), one]);
  }
  return { at, unplaced };
}
