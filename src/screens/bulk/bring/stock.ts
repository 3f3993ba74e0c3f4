import type { BringDraft, BroughtFile } from './useBringDraft.ts';

/** A location whose stock on hand files say, and how many items of it. */
export interface StockLocation {
  name: string;
  items: number;
  isHere: boolean;
}

/** The locations of the files whose stock the reader may bring, each once. */
export function stockLocationsOf(files: readonly BroughtFile[]): StockLocation[] {
  const found = new Map<string, StockLocation>();
  for (const { known } of files)
    for (const { name, items, is_here: isHere } of known.stock?.allowed ? known.stock.locations : [])
      found.set(name, { name, items: items + (found.get(name)?.items ?? 0), isHere });
  return [...found.values()];
}

/** The location whose stock comes: the chosen one, else the only one, else the one called like the establishment; null: none does. */
export function chosenStock({ files, stock }: Pick<BringDraft, 'files' | 'stock'>): string | null {
  const locations = stockLocationsOf(files);
  if (stock === null || locations.some(({ name }) => name === stock)) return stock ?? null;
  const [only, ...others] = locations;
  if (only && !others.length) return only.name;
  const here = locations.filter(({ isHere }) => isHere);
  return here.length === 1 ? (here[0]?.name ?? null) : null;
}
