import { calculateOrder } from '#/server/domain/sales/calculateOrder.ts';
import type { Traffic } from './traffic.ts';

/** So many establishments are asked at most. */
const ASKED = 100;
const FIGURES = ['gross_sales', 'discounts', 'tips', 'transactions'] as const;

type Figures = Record<(typeof FIGURES)[number], number>;

/** Where the sales summary of an establishment's day is not what its acknowledged orders come to: a sentence each. */
export async function disagreements(url: string, { acknowledged }: Traffic, date: string): Promise<string[]> {
  const found: string[] = [];
  for (const [place, orders] of [...acknowledged].slice(0, ASKED)) {
    const sums: Figures = { gross_sales: 0, discounts: 0, tips: 0, transactions: 0 };
    for (const order of orders.values()) {
      const result = calculateOrder(order, place.selling);
      if ('errors' in result) throw new Error(JSON.stringify(result.errors));
      const { paid, totals } = result.figures;
      if (!paid) continue;
      sums.gross_sales += totals.gross;
      sums.discounts += totals.discount;
      sums.tips += totals.tip;
      sums.transactions += 1;
    }
    const answer = await fetch(`${url}/api/sales-summary`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${place.token}` },
      body: JSON.stringify({ establishment_ids: [place.id], date_from: date, date_to: date }),
    });
    const { data } = (await answer.json()) as { data: Figures };
    for (const name of FIGURES) {
      const told = name === 'transactions' ? data[name] : Math.round(data[name] * 100);
      if (told !== sums[name]) found.push(`Establishment ${place.id}: ${name} ${told}, acknowledged ${sums[name]}`);
    }
  }
  return found;
}
