import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { addDays, daysBetween } from '#/model/reports/periods.ts';
import { localText } from '#/model/values/instants.ts';
import { businesses } from '#/server/demo/businesses.ts';
import { orderTimes } from '#/server/demo/orderTimes.ts';
import { randomFrom } from '#/server/demo/random.ts';
import { accuracyOf, backTest, TESTED_WEEKS, type TestedDay } from '#/server/domain/forecast/backTest.ts';

/** Four years of a takeaway's orders, as its point of sale exported them. Not part of the project. */
const file = join(import.meta.dirname, '../../shared/data/takeaway-orders.csv');
const TESTED_DAYS = TESTED_WEEKS * 7;

type Series = ReadonlyMap<string, number>;

/** Every day from the first to the last, forecast from what was known before its week, beside the same weekday before; prints both. */
function measured(what: string, orders: Series, values: Series, from: string): void {
  const last = [...orders.keys()].sort().at(-1) ?? from;
  const tested: TestedDay[] = [];
  for (let today = addDays(from, TESTED_DAYS); today <= addDays(last, 1); today = addDays(today, TESTED_DAYS))
    tested.push(...backTest(orders, (day) => values.get(day), today));
  const found = accuracyOf(tested);
  const percent = (figure = Number.NaN) => `${figure.toFixed(1)} %`;
  process.stdout.write(
    `${what}, ${found?.days} days from ${from}: off by ${percent(found?.offPercent)} (bias ${percent(found?.biasPercent)}); ` +
      `the same weekday before by ${percent(found?.naiveOffPercent)}; ratio ${((found?.offPercent ?? 0) / (found?.naiveOffPercent ?? 1)).toFixed(2)}\n`,
  );
}

test.runIf(existsSync(file))('a takeaway’s four years of orders', () => {
  const invoices = new Map<string, string>();
  const net = new Map<string, number>();
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [invoice = '', at = '', , quantity, price] = line.split(',');
    // 03/08/19 20:25
    const day = `20${at.slice(6, 8)}-${at.slice(3, 5)}-${at.slice(0, 2)}`;
    invoices.set(invoice, day);
    net.set(day, (net.get(day) ?? 0) + Number(quantity) * Number(price));
  }
  const orders = new Map<string, number>();
  for (const day of invoices.values()) orders.set(day, (orders.get(day) ?? 0) + 1);
  for (const from of ['2016-09-01', '2018-06-01']) {
    measured('sales of a takeaway', orders, net, from);
    measured('orders of a takeaway', orders, orders, from);
  }
});

test('the establishments of the demo data', () => {
  const now = '2026-06-30T23:59:00.000Z';
  for (const { title, ...establishment } of businesses.flatMap(({ establishments }) => establishments)) {
    const days = daysBetween('2025-07-01', '2026-06-30');
    const orders = new Map<string, number>();
    for (const { at } of orderTimes(randomFrom(title), { title, ...establishment }, now, days)) {
      const day = localText(at, establishment.timezone).slice(0, 10);
      orders.set(day, (orders.get(day) ?? 0) + 1);
    }
    measured(`orders of ${title}`, orders, orders, '2025-10-01');
  }
});
