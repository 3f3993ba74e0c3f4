import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { sampleOrder } from '#/resources/reference/sampleReceiptOrder.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import type { KitchenOrder } from './kitchenTickets.ts';

/** A prep station with a display. */
export interface Station {
  id: number;
  name: string;
  expediter: boolean;
}

/** What the kitchen's displays show: orders, the oldest first, and where their products are made. */
export interface Kitchen {
  orders: readonly KitchenOrder[];
  stations: readonly Station[];
  stationsOf: ReadonlyMap<number, readonly number[]>;
  isSample: boolean;
}

const MOST_ORDERS = 30;
const MOST_PRODUCTS = 500;
/** What guests would order who are not there yet. */
const SAMPLES: readonly KitchenOrder[] = ['12', '4', '7', null, '1', '9'].map((table, at) => ({
  ...sampleOrder,
  order_number: String(1001 + at),
  table,
  order_type: table === null ? 'Take out' : sampleOrder.order_type,
  guests: table === null ? null : (at % 4) + 1,
  lines: at % 3 === 2 ? sampleOrder.lines.slice(1) : sampleOrder.lines,
}));

/** The establishment's latest orders and prep stations; sample orders where there are none, or where this person may not see them. */
export function useKitchen(): Kitchen | null {
  const dataProvider = useDataProvider();
  const can = useCan();
  const { establishment } = useSession();
  const list = <R extends RaRecord>(resource: string, perPage: number, field: string, asked: object) =>
    can(resource, 'list')
      ? dataProvider
          .getList<R>(resource, { pagination: { page: 1, perPage }, sort: { field, order: 'DESC' }, filter: {}, ...asked })
          .then(({ data }) => data)
      : Promise.resolve([]);
  const { data, error } = useQuery({
    queryKey: ['orders', 'kitchen', establishment?.id],
    queryFn: async ({ signal }): Promise<Kitchen> => {
      const [orders, stations, products] = await Promise.all([
        list<KitchenOrder & RaRecord>('orders', MOST_ORDERS, 'local_created_at', {
          meta: { fields: ['order_number', 'user_name', 'table', 'guests', 'order_type', 'lines'] },
          signal,
        }),
        list<Station & RaRecord>('prep-stations', 50, 'id', { filter: { kitchen_display: true, status: ['active'] }, signal }),
        list<RaRecord & { prep_stations?: number[] }>('products', MOST_PRODUCTS, 'id', { meta: { fields: ['prep_stations'] }, signal }),
      ]);
      const made = orders.filter(({ lines }) => (lines ?? []).length > 0).reverse();
      return {
        orders: made.length ? made : SAMPLES,
        isSample: made.length === 0,
        stations: [...stations].reverse(),
        stationsOf: new Map(products.map(({ id, prep_stations }) => [Number(id), prep_stations ?? []])),
      };
    },
  });
  if (error) return { orders: SAMPLES, isSample: true, stations: [], stationsOf: new Map() };
  return data ?? null;
}
