import { readRecipes } from '#/server/domain/stock/readRecipes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { forecastDays, isForecast } from './forecastDays.ts';
import { type NeededItem, type NeededProduct, neededItems, neededProducts } from './needs.ts';
import { type ForecastEstablishment, readHistory } from './readHistory.ts';
import { type PreparedProduct, readPrepared } from './readPrepared.ts';
import { type EstablishmentDay, readSoldChoices, readSoldItems } from './readSoldItems.ts';
import type { Basis } from './sameWeekdays.ts';

/** What an establishment needs on some days together. */
export interface Needs {
  establishment_id: number;
  products: NeededProduct[];
  items: NeededItem[];
  /** The products among them, by id. */
  prepared: ReadonlyMap<number, PreparedProduct>;
}

/** Which days: so many from one on, which is that many days after the business day that is running at an establishment. */
export interface NeedsQuestion {
  clientId: number;
  establishments: readonly ForecastEstablishment[];
  from: (today: string) => number;
  count: number;
  /** What of the running day is over already is not needed any more. */
  isRestOfToday?: boolean;
}

/**
 * What is expected to be sold on these days, and what that takes out of stock, from the same weekdays of the last weeks. Five statements,
 * however many products there are; an establishment without enough history needs nothing that anybody knows.
 */
export async function readNeeds(tx: Transaction, question: NeedsQuestion): Promise<Needs[]> {
  const { clientId, establishments } = question;
  const first = establishments.map(({ today }) => today).sort()[0];
  if (first === undefined) return [];
  const latest =
    establishments
      .map(({ today }) => today)
      .sort()
      .at(-1) ?? first;
  const histories = await readHistory(tx, { clientId, establishments, today: latest });
  const bases = new Map(
    histories.map((history, at) => {
      const establishment = establishments[at];
      if (!establishment) return [history.establishment_id, joined([])] as const;
      const from = question.from(establishment.today);
      const days = forecastDays(history, establishment.today, from + question.count)
        .slice(from)
        .filter(isForecast);
      const parts = days.map(({ day, basis, hours }) => ({
        basis,
        part: day === establishment.today ? partLeft(hours, establishment, question) : 1,
      }));
      return [history.establishment_id, joined(parts)] as const;
    }),
  );
  const wanted: EstablishmentDay[] = [...bases].flatMap(([establishment_id, { weights }]) =>
    [...weights.keys()].map((day) => ({ establishment_id, day })),
  );
  const everything = await readSoldItems(tx, clientId, wanted);
  const choices = await readSoldChoices(tx, clientId, wanted);
  const prepared = await readPrepared(tx, clientId, [...new Set(everything.flatMap(({ product_id: id }) => id ?? []))]);
  // What is not sold any more is not needed any more.
  const sold = everything.filter(({ product_id: id }) => id === null || prepared.has(id));
  const recipes = await readRecipes(tx, { clientId }, [...prepared.keys()]);
  return [...bases].map(([establishment_id, basis]) => {
    const here = <R extends EstablishmentDay>(rows: readonly R[]) => rows.filter((row) => row.establishment_id === establishment_id);
    const products = neededProducts(basis, here(sold));
    const items = neededItems(basis, { products, sold: here(sold), choices: here(choices) }, recipes);
    return { establishment_id, products, items, prepared };
  });
}

/** Several days as one: the weights of each, as far as it counts. */
function joined(parts: readonly { basis: Basis; part: number }[]): Basis {
  const weights = new Map<string, number>();
  for (const { basis, part } of parts)
    for (const [day, weight] of basis.weights) if (part > 0) weights.set(day, (weights.get(day) ?? 0) + weight * part);
  return { weights };
}

/** The part of a running day that is still to come, by how many orders its hours have. */
function partLeft(
  hours: readonly { hour: number; orders: number }[],
  { hour: now, startsAt }: ForecastEstablishment,
  { isRestOfToday = false }: NeedsQuestion,
): number {
  if (!isRestOfToday) return 1;
  // Hours as they follow from the beginning of the business day; of the one that is running, what is left of it.
  const begun = (hour: number) => (hour - Math.floor(startsAt) + 24) % 24;
  const left = (hour: number) => Math.min(1, Math.max(0, begun(hour) + 1 - begun(now)));
  const all = hours.reduce((sum, { orders }) => sum + orders, 0);
  return all === 0 ? 1 : hours.reduce((sum, { hour, orders }) => sum + orders * left(hour), 0) / all;
}
