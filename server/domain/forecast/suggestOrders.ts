import { readStockLevels, type StockLevel } from '#/server/domain/stock/lowStock.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { packsFor } from './packsFor.ts';
import type { ForecastEstablishment } from './readHistory.ts';
import { readNeeds } from './readNeeds.ts';

/** An item with what the forecast says of it; in its own unit. */
export interface Suggestion extends StockLevel {
  establishment_id: number;
  /** What is expected to be used. */
  use: number;
  /** Packs that leave its reorder point over after that, with what is on order and in drafts. */
  suggested_packs: number;
}

/** Of which items, over the rest of today and so many days after it. */
export interface SuggestionQuestion {
  clientId: number;
  establishments: readonly ForecastEstablishment[];
  days: number;
  vendor?: number;
}

/** Every item whose stock is counted, with what the forecast says will be used of it and what to order for that. */
export async function suggestOrders(
  tx: Transaction,
  { clientId, establishments, days, vendor }: SuggestionQuestion,
): Promise<Suggestion[]> {
  const needs = await readNeeds(tx, { clientId, establishments, from: () => 0, count: days + 1, isRestOfToday: true });
  const suggestions: Suggestion[] = [];
  for (const { establishment_id, items } of needs) {
    const uses = new Map<string, number>();
    for (const { item, quantity } of items) uses.set(keyOf(item), (uses.get(keyOf(item)) ?? 0) + quantity);
    const levels = await readStockLevels(tx, { clientId, establishmentId: establishment_id, ...(vendor !== undefined && { vendor }) });
    for (const level of levels) {
      const use = uses.get(keyOf(level)) ?? 0;
      suggestions.push({ ...level, establishment_id, use, suggested_packs: packsFor(level, use) });
    }
  }
  return suggestions;
}

const keyOf = ({ type, id }: { type: string; id: number }) => `${type} ${id}`;
