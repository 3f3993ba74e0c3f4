import { currencyDecimals } from '#/resources/reference/currencies.ts';
import { minutesOf } from '#/server/domain/sales/businessTime.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import type { Mapping } from './columns.ts';
import type { DateOrder } from './dates.ts';
import { type FeedOptions, ordersOf } from './orders.ts';
import { type RejectedRow, readRows } from './rows.ts';
import { batchesOf, establishmentOf, type FedEstablishment, type HostAccess, sendOrders } from './runningHost.ts';

/** What to feed, and how to read it. */
export interface Feed extends Omit<FeedOptions, 'establishment'> {
  /** The export's text. */
  text: string;
  establishmentId: number;
  map?: Mapping | undefined;
  dates?: DateOrder | undefined;
  /** Told in whole sentences what was understood of the file. */
  say(sentence: string): void;
  /** Told after each batch. */
  progress(done: number, all: number): void;
}

/** What became of a file. */
export interface Fed {
  orders: number;
  created: number;
  updated: number;
  unchanged: number;
  rejectedOrders: { orderNumber: string; reason: string }[];
  rejectedRows: RejectedRow[];
}

/** Feeds a point of sale's export to a running host. Doing it again changes nothing and goes on where it was cut off. @throws FeedError */
export async function feed(access: HostAccess, { text, establishmentId, map, dates, say, progress, ...options }: Feed): Promise<Fed> {
  const establishment = await establishmentOf(access, establishmentId);
  const read = readRows(text, { ...(map && { map }), dates });
  const { orders, rejected, notices } = ordersOf(read.rows, { ...options, establishment: sellingEstablishmentOf(establishment) });
  say(
    `${read.total} rows; ${Object.entries(read.mapping)
      .map(([field, heading]) => `${field.replace('_', ' ')} from '${heading}'`)
      .join(', ')}`,
  );
  say(
    `${orders.length} orders for ${establishment.title}, times in ${options.timezone ?? establishment.timezone}${read.dates === 'any' ? '' : `, dates ${read.dates}`}`,
  );
  for (const notice of notices) say(notice);
  const fed: Fed = {
    orders: orders.length,
    created: 0,
    updated: 0,
    unchanged: 0,
    rejectedOrders: [],
    rejectedRows: [...read.rejected, ...rejected].sort((a, b) => a.row - b.row),
  };
  let done = 0;
  for (const batch of batchesOf(orders)) {
    for (const [index, { status, errors }] of (await sendOrders(access, establishmentId, batch)).entries()) {
      if (status !== 'rejected') fed[status] += 1;
      else
        fed.rejectedOrders.push({
          orderNumber: batch[index]?.order_number ?? '',
          reason: Object.entries(errors ?? {})
            .map(([field, sentences]) => `${field}: ${sentences.join(', ')}`)
            .join('; '),
        });
    }
    done += batch.length;
    progress(done, orders.length);
  }
  return fed;
}

function sellingEstablishmentOf({ id, client_id, currency, timezone, business_day_starts_at }: FedEstablishment): SellingEstablishment {
  return {
    clientId: client_id,
    id,
    currency,
    decimals: currencyDecimals(currency),
    timezone,
    dayStartsAt: minutesOf(business_day_starts_at),
  };
}
