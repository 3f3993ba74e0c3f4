import { randomUUID } from 'node:crypto';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { type TestApp, type TestAppOptions, testApp } from './app.ts';

/** A host that takes in what is sold. */
export function salesApp(options: TestAppOptions = {}): Promise<TestApp> {
  return testApp(options);
}

/** Sets what decides on days and money of the first establishment of client one. */
export async function setClock(
  { database, seeded }: TestApp,
  {
    currency = 'GBP',
    timezone = 'Europe/London',
    dayStartsAt = '00:00',
  }: { currency?: string; timezone?: string; dayStartsAt?: string } = {},
): Promise<void> {
  const [id] = seeded.one.establishments;
  await database.platform((tx) =>
    tx
      .updateTable('establishments')
      .set({ currency, timezone, business_day_starts_at: dayStartsAt })
      .where('client_id', '=', seeded.one.clientId)
      .where('id', '=', id)
      .execute(),
  );
}

/** An order of one paid line of 10.00, changed by `changes`. */
export function anOrder(changes: Partial<OrderInput> = {}): OrderInput {
  return {
    uuid: randomUUID(),
    revision: 1,
    order_number: '1001',
    local_created_at: '2026-03-01 12:30:00',
    status: 'paid',
    lines: [{ title: 'Soup', price: 10, quantity: 1 }],
    ...changes,
  };
}
