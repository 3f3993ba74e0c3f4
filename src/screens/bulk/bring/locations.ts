import type { BroughtFile, Chosen } from './useBringDraft.ts';

/** A location that files of past sales name, and where its sales go; null: nowhere. */
export interface SalesLocation {
  name: string;
  orders: number;
  establishment: number | null;
}

/** The locations that files name, each once: where somebody said so, else where it is called so. */
export function locationsOf(files: readonly BroughtFile[], chosen: Chosen = {}): SalesLocation[] {
  const found = new Map<string, SalesLocation>();
  for (const { known } of files)
    for (const { name, orders, establishment_id: guessed } of known.sales?.locations ?? []) {
      const before = found.get(name);
      const establishment = Object.hasOwn(chosen, name) ? (chosen[name] ?? null) : (before?.establishment ?? guessed);
      found.set(name, { name, orders: (before?.orders ?? 0) + orders, establishment });
    }
  return [...found.values()];
}

/** The establishments into which sales may be brought. */
export const establishmentsOf = (files: readonly BroughtFile[]): readonly { id: number; name: string }[] =>
  files.find(({ known }) => known.sales)?.known.sales?.establishments ?? [];
