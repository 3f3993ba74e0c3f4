import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessToday, WEEKDAYS, weekday } from '#/model/reports/periods.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { localText } from '#/model/values/instants.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

const timezone = 'Europe/London';
/** The business day began twelve hours ago, so that no midnight passes while the tests run. */
const startsAt = `${localText(new Date(Date.now() - DAY_MS / 2).toISOString(), timezone).slice(11, 13)}:00`;
const today = businessToday({ timezone, startsAt });
/** Sold on each weekday: what comes first in the business day, and an hour later. Nobody is there on the third day from now. */
const first = (day: string) => 10 * (1 + weekday(day));
const second = 5.5;
const closed = weekday(addDays(today, 3));
const hourAfter = (hours: number) => `${String((Number(startsAt.slice(0, 2)) + hours) % 24).padStart(2, '0')}:00`;

let host: TestApp;
let owner: string;
let harbour: number;
let market: number;

beforeAll(async () => {
  host = await salesApp();
  await setClock(host, { timezone, dayStartsAt: startsAt });
  owner = await host.signIn('owner@demo.test');
  [harbour, market] = host.seeded.one.establishments as [number, number];
  await host.database.platform((tx) =>
    tx
      .updateTable('establishments')
      .set({ currency: 'GBP', timezone, business_day_starts_at: startsAt })
      .where('id', '=', market)
      .execute(),
  );
  const days = Array.from({ length: 42 }, (_, at) => addDays(today, -at - 1)).filter((day) => weekday(day) !== closed);
  await send(harbour, [...days.flatMap((day) => [sale(day, 0, first(day)), sale(day, 1, second)]), sale(addDays(today, -363), 0, 77)]);
  await send(
    market,
    days.slice(0, 12).map((day) => sale(day, 0, 100)),
  );
});
afterAll(() => host.close());

/** So many hours after the business day has begun; after midnight that is on the next day of the calendar. */
function sale(day: string, hours: number, price: number) {
  const begins = Number(startsAt.slice(0, 2)) + hours;
  const at = `${begins >= 24 ? addDays(day, 1) : day} ${hourAfter(hours).slice(0, 2)}:30:00`;
  return anOrder({
    local_created_at: at,
    payment_date: at,
    lines: [{ title: 'Soup', price, quantity: 1 }],
    payments: [{ method: 'card', amount: price }],
  });
}

async function send(establishment_id: number, orders: ReturnType<typeof sale>[]) {
  const { body } = await host.call('POST', '/api/sales/intake', { establishment_id, orders }, owner);
  expect(body.data.list.map(({ status }: { status: string }) => status)).toEqual(orders.map(() => 'created'));
}

async function report(name: string, establishment_ids: number[], token = owner) {
  const { status, body } = await host.call('POST', `/api/${name}`, { establishment_ids }, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const cents = (amount: number) => Math.round(amount * 100);

describe('the sales forecast', () => {
  test('is of today and the 13 days after it: the same weekdays again where these were all alike', async () => {
    const { list, totals, earlier } = await report('sales-forecast', [harbour]);
    expect(list.map(({ day }: { day: string }) => day)).toEqual(Array.from({ length: 14 }, (_, at) => addDays(today, at)));
    for (const row of list) {
      const isClosed = weekday(row.day) === closed;
      const usual = first(row.day) + second;
      expect(row).toMatchObject({
        weekday: WEEKDAYS[weekday(row.day)],
        forecast: isClosed ? null : usual,
        low: isClosed ? null : usual,
        high: isClosed ? null : usual,
        orders: isClosed ? null : 2,
        weekday_before: isClosed ? null : usual,
        last_year: row.day === addDays(today, 1) ? 77 : null,
        note: isClosed ? 'closed' : null,
      });
    }
    expect(cents(totals.forecast)).toBe(list.reduce((sum: number, { forecast }: { forecast: number }) => sum + cents(forecast), 0));
    // Before the table's rows the chart has what was sold, and what it would have been forecast to be.
    expect(earlier.map(({ day }: { day: string }) => day)).toEqual(Array.from({ length: 14 }, (_, at) => addDays(today, at - 14)));
    const open = earlier.filter(({ day }: { day: string }) => weekday(day) !== closed);
    for (const { day, sold, forecast } of open) expect([sold, forecast]).toEqual([first(day) + second, first(day) + second]);
  });

  test('spreads each day over its hours, which add up to it', async () => {
    const { list } = await report('sales-forecast', [harbour]);
    const hours = (await report('forecast-by-hour', [harbour])).list;
    for (const { day, forecast, orders } of list.slice(0, 7)) {
      const own = hours.filter((row: { day: string }) => row.day === day);
      const sum = (name: string) => own.reduce((total: number, row: Record<string, number>) => total + cents(row[name] ?? 0), 0);
      expect([sum('forecast'), sum('orders')]).toEqual([cents(forecast), cents(orders)]);
      if (forecast !== null) expect(own.map(({ hour }: { hour: string }) => hour)).toEqual([hourAfter(0), hourAfter(1)]);
    }
  });

  test('says where history is lacking instead of a number, and adds establishments up', async () => {
    const alone = (await report('sales-forecast', [market])).list;
    expect(alone[0]).toMatchObject({ forecast: null, low: null, orders: null, note: 'too_little' });
    expect((await report('forecast-by-hour', [market])).list).toEqual([]);
    const own = (await report('sales-forecast', [harbour])).list;
    for (const ids of [
      [harbour, market],
      [market, harbour],
    ]) {
      const { list } = await report('sales-forecast', ids);
      expect(list.map(({ forecast }: { forecast: number }) => forecast)).toEqual(own.map(({ forecast }: { forecast: number }) => forecast));
      expect(list[0]).toMatchObject({ note: 'partly', weekday_before: first(today) + second + 100 });
    }
  });

  test('is shown with how far such forecasts were off, by weekday and in all', async () => {
    const { list } = await report('forecast-accuracy', [harbour]);
    expect(list.map(({ weekday: name }: { weekday: string }) => name)).toEqual([
      'all',
      ...WEEKDAYS.filter((_, number) => number !== closed),
    ]);
    // Of six weeks, the last three could be forecast.
    expect(list[0]).toMatchObject({ off_percent: 0, leaning: 'even', bias_percent: 0, weekday_before_percent: 0, days: 18 });
    expect(list[0].forecast).toBe(list[0].sold);
  });

  test('is for those who may see sales', async () => {
    const staff = await host.signIn('staff@demo.test');
    for (const name of ['sales-forecast', 'forecast-by-hour', 'forecast-accuracy'])
      expect((await host.call('POST', `/api/${name}`, { establishment_ids: [harbour] }, staff)).status).toBe(403);
  });
});
