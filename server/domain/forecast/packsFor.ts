import type { StockLevel } from '#/server/domain/stock/lowStock.ts';

/** What binary fractions are off by: a pack that is needed by less than this is not needed. */
const NOISE = 1e-6;

/** Whole packs until there is enough for what will be used and, after that, for the reorder point. */
export function packsFor(
  { current, on_order, in_drafts, reorder_point, pack_size }: Omit<StockLevel, 'packs' | 'to_order'>,
  use: number,
): number {
  const lacking = use + (reorder_point ?? 0) - current - on_order - in_drafts;
  return Math.max(0, Math.ceil(lacking / pack_size - NOISE));
}
