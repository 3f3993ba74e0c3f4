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

/** A lunch at a table: a discounted line with a modifier, a voided one, a service charge, and a card that paid it all. */
export const lunch = (changes: Partial<OrderInput> = {}): OrderInput =>
  anOrder({
    order_number: 'A-17',
    receipt_number: 'R-9',
    tracking_id: randomUUID(),
    user_name: 'Nia Brook',
    table: '4',
    local_created_at: '2026-07-01 12:30:00',
    lines: [
      {
        title: 'Fish & chips',
        price: 12,
        quantity: 2,
        taxes: [{ name: 'VAT', rate: 20 }],
        modifiers: [{ name: 'Mushy peas', price: 1 }],
        discount: 2,
      },
      { title: 'Tea', price: 3, quantity: 1, void: { reason: 'Cold', by: 'Nia Brook', approved_by: 'Max', at: '2026-07-01 12:40:00' } },
    ],
    service_charges: [{ name: 'Service', amount: 2, tax: 0.4 }],
    payments: [{ method: 'card', amount: 31.2, tip: 3, card_brand: 'Visa', last_four: '4242', at: '2026-07-01 13:05:00' }],
    ...changes,
  });
