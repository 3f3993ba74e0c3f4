import type { Identifier } from 'ra-core';

/**
 * One step of putting in order: a record goes right before another one; null: to the end. It means the same whatever has been moved or put
 * back since.
 */
export interface Move {
  id: Identifier;
  before: Identifier | null;
}

interface Ordered {
  readonly id: Identifier;
}

/** The records after a move; as they were where a record of it is no longer among them. */
export function moved<T extends Ordered>(records: readonly T[], { id, before }: Move): readonly T[] {
  const record = records.find((one) => one.id === id);
  const others = records.filter((one) => one.id !== id);
  const index = before === null ? others.length : others.findIndex((one) => one.id === before);
  return record && index >= 0 ? [...others.slice(0, index), record, ...others.slice(index)] : records;
}

/** The move that takes the record from one index to another, both counted from 0. */
export function moveBetween(records: readonly Ordered[], from: number, to: number): Move {
  const record = records[from];
  if (!record) throw new Error(`There is no place ${from}`);
  return { id: record.id, before: records.filter((one) => one !== record)[to]?.id ?? null };
}
