import type { BringDraft, BroughtFile } from './useBringDraft.ts';

/** A place whose stock on hand files say, and how many items of it. */
export interface StockPlace {
  name: string;
  items: number;
  isHere: boolean;
}

/** The places of the files whose stock the reader may bring, each once. */
export function stockPlacesOf(files: readonly BroughtFile[]): StockPlace[] {
  const found = new Map<string, StockPlace>();
  for (const { known } of files)
    for (const { name, items, is_here: isHere } of known.stock?.allowed ? known.stock.places : [])
      found.set(name, { name, items: items + (found.get(name)?.items ?? 0), isHere });
  return [...found.values()];
}

/** The place whose stock comes: the chosen one, else the only one, else the one called like the establishment; null: none does. */
export function chosenStock({ files, stock }: Pick<BringDraft, 'files' | 'stock'>): string | null {
  const places = stockPlacesOf(files);
  if (stock === null || places.some(({ name }) => name === stock)) return stock ?? null;
  const [only, ...others] = places;
  if (only && !others.length) return only.name;
  const here = places.filter(({ isHere }) => isHere);
  return here.length === 1 ? (here[0]?.name ?? null) : null;
}
