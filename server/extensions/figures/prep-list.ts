import { addDays, WEEKDAYS, weekday } from '#/model/reports/periods.ts';
import type prepList from '#/resources/reports/prepList.ts';
import { establishmentsNow, inUnit } from '#/server/capabilities/reports/forecasts.ts';
import type { FiguresOf, RowOf } from '#/server/capabilities/reports/report.ts';
import { titleOf } from '#/server/capabilities/reports/whoSold.ts';
import type { NeededItem } from '#/server/domain/forecast/needs.ts';
import { type Needs, readNeeds } from '#/server/domain/forecast/readNeeds.ts';

type Row = RowOf<typeof prepList>;

/** What a day is expected to need: products, then ingredients, each at its stations; whatever days were asked for. */
export const figures: FiguresOf<typeof prepList> = async (work, { input }) => {
  const establishments = establishmentsNow(work);
  const after = (today: string) => daysUntil(input.day ?? 'tomorrow', today);
  const rows: Row[] = [];
  for (const needs of await readNeeds(work.tx, { clientId: work.clientId, establishments, from: after, count: 1 })) {
    const today = establishments.find(({ id }) => id === needs.establishment_id)?.today ?? '';
    const about = { day: addDays(today, after(today)), establishment: titleOf(work, needs.establishment_id) };
    const listed = [
      ...(input.what === 'ingredients' ? [] : productsOf(needs)),
      ...(input.what === 'products' ? [] : ingredientsOf(needs)),
    ].sort((a, b) => stationFirst(a.station, b.station));
    rows.push(...listed.map((row) => ({ ...row, ...about })));
  }
  return { rows: rows.filter(({ quantity }) => Number(quantity) > 0) };
};

/** A weekday is the next one, today among them. */
function daysUntil(day: string, today: string): number {
  const number = (WEEKDAYS as readonly string[]).indexOf(day);
  if (number < 0) return day === 'today' ? 0 : 1;
  return (number - weekday(today) + 7) % 7;
}

/** Station by station; what is prepared nowhere that anybody knows comes last. */
function stationFirst(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

type Listed = Omit<Row, 'day' | 'establishment'>;

function productsOf({ products, prepared }: Needs): Listed[] {
  return products.map(({ product_id: id, title, category, quantity, low, high }) => {
    const known = id === null ? undefined : prepared.get(id);
    return {
      item: known?.item ?? title,
      station: stationsOf(known?.stations),
      type: 'product',
      quantity: inUnit(quantity, known ? known.uom : 'each'),
      low: Math.floor(low),
      high: Math.ceil(high),
      uom: known ? known.uom : 'each',
      category: known?.category ?? category,
    };
  });
}

/** Each ingredient once for the stations whose products take it. */
function ingredientsOf({ items, prepared }: Needs): Listed[] {
  const sums = new Map<string, { item: NeededItem['item']; station: string | null; quantity: number }>();
  for (const { product_id: id, item, quantity } of items) {
    if (item.type !== 'ingredients') continue;
    const station = stationsOf(prepared.get(id)?.stations);
    const key = `${item.id} ${station}`;
    sums.set(key, { item, station, quantity: (sums.get(key)?.quantity ?? 0) + quantity });
  }
  return [...sums.values()]
    .sort((a, b) => (a.item.name < b.item.name ? -1 : 1))
    .map(({ item, station, quantity }) => ({
      item: item.name,
      station,
      type: 'ingredient',
      quantity: inUnit(quantity, item.uom),
      low: null,
      high: null,
      uom: item.uom,
      category: null,
    }));
}

const stationsOf = (stations: readonly string[] = []) => stations.join(', ') || null;
