import { type Sentence, say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { establishmentAt } from '#/server/domain/forecast/readHistory.ts';
import { suggestOrders } from '#/server/domain/forecast/suggestOrders.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { readLowStock, type StockLevel } from '#/server/domain/stock/lowStock.ts';
import type { StockWork } from '#/server/domain/stock/movements.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';
import { lockRecord } from '#/server/records/readRecord.ts';
import { createOther, readOther } from '#/server/records/write/otherRecord.ts';

/**
 * A draft to a vendor with every item at or below its reorder point, up to its par level in whole packs, or with what the forecast suggests
 * for some days; what is on order already counts as there.
 */
export const verb = defineVerb(purchaseOrders, 'refill', async (work, { vendor_id, expected_date, forecast_days: days }) => {
  const { tx, model, clientId, establishmentId } = work;
  // Two of them at once would each order what the other one orders: numbers are held the same way.
  await lockRecord(tx, resourceOf(model, 'establishments'), clientId, establishmentId);
  const { wanted, nothing } = await (days ? byForecast(work, vendor_id, days) : whatIsLow(work, vendor_id));
  if (wanted.length === 0) throw conflict(nothing);
  const items = wanted.map(({ type, id, packs }) => ({ item: { type, id }, ordered_quantity: packs }));
  const id = await createOther(work, purchaseOrders, { vendor: vendor_id, expected_date, items });
  const { number, status } = await readOther(work, purchaseOrders, id);
  return { data: { id, number, status } };
});

type Work = Pick<StockWork, 'tx' | 'clientId' | 'now'> & { establishmentId: number };
/** What to order, and what to say where that is nothing. */
interface Wanted {
  wanted: Pick<StockLevel, 'type' | 'id' | 'packs'>[];
  nothing: Sentence;
}

async function whatIsLow({ tx, clientId, establishmentId }: Work, vendor: number): Promise<Wanted> {
  const low = await readLowStock(tx, { clientId, establishmentId, vendor });
  return {
    wanted: low.filter(({ packs }) => packs > 0),
    nothing: say(low.length === 0 ? 'purchasing.nothing_low' : 'purchasing.low_on_order'),
  };
}

async function byForecast({ tx, clientId, establishmentId, now }: Work, vendor: number, days: number): Promise<Wanted> {
  const establishment = await ownEstablishment(tx, clientId, establishmentId);
  const suggestions = establishment
    ? await suggestOrders(tx, { clientId, establishments: [establishmentAt(establishment, now)], days, vendor })
    : [];
  return {
    wanted: suggestions.map(({ type, id, suggested_packs: packs }) => ({ type, id, packs })).filter(({ packs }) => packs > 0),
    nothing: say('purchasing.forecast_needs_nothing'),
  };
}
