import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderInput, PaymentInput } from '#/server/domain/sales/orderInput.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';
import { endingOf } from '#model/language';

// Payments by gift card moved no balance: 749 payments stood beside 85 movements. Many orders at once: tests/contract/oneCardAtOnce.

let host: TestApp;
let owner: string;
let harbour: number;
beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

const send = async (orders: OrderInput[]) => {
  const { body } = await host.call('POST', '/api/sales/intake', { establishment_id: harbour, orders }, owner);
  return body.data.list.map(({ status, errors }: { status: string; errors?: object }) => errors ?? status);
};
const call = async (path: string, body: object = {}) => {
  const answer = await host.call('POST', path, body, owner);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};
let made = 0;
const newNumber = () => `CARD-${++made}`;
const newCard = async (amount: number, card_number = newNumber(), currency = 'GBP') => {
  const card = await call('/api/gift-card', { card_number, currency });
  await call(`/api/gift-card/${card.id}/activate`, amount ? { amount } : {});
  return { id: card.id as number, card_number };
};
const cardOf = async (card_number: string) => (await call('/api/gift-card/list', { filters: { card_number } })).list[0];
const movements = async (card: number) =>
  (await call('/api/gift-card/transaction/list', { filters: { gift_card: card }, sort_by: 'id', sort_order: 'asc' })).list;
const paying = (gift_card: string | null, amount = 10, changes: Partial<PaymentInput> = {}): PaymentInput => ({
  method: 'gift_card',
  amount,
  ...(gift_card && { gift_card }),
  ...changes,
});
const selling = (gift_card: string, price: number, changes: Partial<OrderInput> = {}) =>
  anOrder({
    lines: [{ title: 'Gift card', price, quantity: 1, gift_card }],
    payments: [{ method: 'cash', amount: price }],
    ...changes,
  });
const report = async (path: string) => call(path, { establishment_ids: [harbour], date_from: '2026-03-01', date_to: '2026-03-31' });

describe('a payment by gift card', () => {
  it('takes what was paid from the card, with its tip, once however often the order comes', async () => {
    const { id, card_number } = await newCard(50);
    const order = anOrder({ user_name: 'Ana', payments: [paying(card_number.toLowerCase(), 10, { tip: 1.5 })] });
    expect(await send([order])).toEqual(['created']);
    expect(await send([order, { ...order, revision: 2 }])).toEqual(['unchanged', 'updated']);
    expect(await cardOf(card_number)).toMatchObject({ current_balance: 38.5, last_trans_date: expect.any(String) });
    expect(await movements(id)).toMatchObject([
      { kind: 'activate', credit: 50 },
      { kind: 'redeem', debit: 11.5, credit: 0, balance: 38.5, employee: 'Ana', order_number: '1001', reason: null },
    ]);
    const [payment] = (await call('/api/payment-history/list', { filters: { gift_card: id } })).list;
    expect(payment).toMatchObject({ gift_card: id, amount: 10, tip: 1.5 });
  });

  it('that a later revision changes or moves to another card is put right by entries, none is taken back', async () => {
    const [one, other] = [await newCard(50), await newCard(50)];
    const order = anOrder({ payments: [paying(one.card_number)] });
    await send([order]);
    await send([{ ...order, revision: 2, payments: [paying(other.card_number, 4), { method: 'cash', amount: 6 }] }]);
    expect([await cardOf(one.card_number), await cardOf(other.card_number)]).toMatchObject([
      { current_balance: 50 },
      { current_balance: 46 },
    ]);
    expect(await movements(one.id)).toMatchObject([
      { kind: 'activate', debit: 0, credit: 50, reason: null },
      { kind: 'redeem', debit: 10, credit: 0, reason: null },
      { kind: 'redeem', debit: 0, credit: 10, reason: 'The order was corrected' },
    ]);
    await send([{ ...order, revision: 3, payments: [{ method: 'cash', amount: 10 }] }]);
    expect(await cardOf(other.card_number)).toMatchObject({ current_balance: 50 });
  });

  it('that is given back loads the card again; a failed one moves nothing', async () => {
    const { id, card_number } = await newCard(20);
    const order = anOrder({ payments: [paying(card_number), paying(card_number, 3, { status: 'failed' })] });
    await send([order]);
    const back = { refund_quantity: 1, refunded_at: '2026-03-02 09:00:00' };
    await send([{ ...order, revision: 2, status: 'refunded', lines: [{ title: 'Soup', price: 10, quantity: 1, ...back }] }]);
    expect((await movements(id)).map(({ kind, balance }: Record<string, unknown>) => [kind, balance])).toEqual([
      ['activate', 20],
      ['redeem', 10],
      ['refund', 20],
    ]);
  });

  it('is taken all the same where the card holds less: the card is then below zero', async () => {
    const { card_number } = await newCard(4);
    expect(await send([anOrder({ payments: [paying(card_number)] })])).toEqual(['created']);
    expect(await cardOf(card_number)).toMatchObject({ current_balance: -6 });
  });

  it('without a known card of its currency is listed, and is taken from the card once that is there', async () => {
    const [number, foreign] = [newNumber(), await newCard(5, newNumber(), 'USD')];
    const at = { local_created_at: '2026-03-20 10:00:00', payment_date: '2026-03-20 10:00:00' };
    await send([anOrder({ ...at, order_number: '77', payments: [paying(number, 6), paying(foreign.card_number, 4)] })]);
    const unmatched = async () =>
      (await report('/api/unmatched-gift-cards')).list
        .filter(({ order_number }: { order_number: string }) => order_number === '77')
        .map(({ card, amount, reason }: Record<string, unknown>) => [card, amount, reason]);
    expect(await unmatched()).toEqual([
      [endingOf(foreign.card_number), 4, 'other_currency'],
      [endingOf(number), 6, 'unknown'],
    ]);
    const card = await call('/api/gift-card', { card_number: number, currency: 'GBP' });
    expect(await cardOf(number)).toMatchObject({ id: card.id, current_balance: -6 });
    expect(await unmatched()).toHaveLength(1);
  });
});

describe('a gift card that is sold', () => {
  it('is made, activated and loaded; the next sale loads it; what is taken back goes off again', async () => {
    const number = newNumber();
    const at = { local_created_at: '2026-03-10 10:00:00', payment_date: '2026-03-10 10:00:00' };
    const first = selling(number, 25, at);
    await send([first]);
    expect(await cardOf(number)).toMatchObject({ current_balance: 25, status: 'active', activation_date: '2026-03-10', currency: 'GBP' });
    await send([selling(number, 15)]);
    const back = { refund_quantity: 1, refunded_at: '2026-03-12 09:00:00' };
    await send([{ ...first, revision: 2, status: 'refunded', lines: [{ ...first.lines[0], ...back } as OrderInput['lines'][number]] }]);
    const card = await cardOf(number);
    expect((await movements(card.id)).map(({ kind, balance }: Record<string, unknown>) => [kind, balance])).toEqual([
      ['activate', 25],
      ['load', 40],
      ['unload', 15],
    ]);
  });

  it('takes what was paid with it before it was heard of', async () => {
    const number = newNumber();
    await send([anOrder({ payments: [paying(number)] })]);
    await send([selling(number, 25)]);
    expect(await cardOf(number)).toMatchObject({ current_balance: 15 });
  });

  it('is no sale but money owed: collected, in the drawer, and in no figure of sales', async () => {
    const before = await report('/api/sales-summary');
    const [cash, payments] = [await report('/api/cash-summary'), await report('/api/payment-summary')];
    const mixed = {
      lines: [
        { title: 'Soup', price: 10, quantity: 1 },
        { title: 'Gift card', price: 30, quantity: 1, gift_card: newNumber() },
      ],
      discounts: [{ name: 'Friends', type: 'percent' as const, value: 10 }],
      payments: [{ method: 'cash' as const, amount: 39 }],
    };
    expect(await send([anOrder({ order_number: '88', ...mixed })])).toEqual(['created']);
    const after = await report('/api/sales-summary');
    const change = (name: string) => after[name] - before[name];
    expect(['gross_sales', 'discounts', 'net_sales', 'total_collected', 'gift_cards', 'deposits'].map(change)).toEqual([
      10, 1, 9, 9, 30, 0,
    ]);
    expect((await report('/api/cash-summary')).net_cash - cash.net_cash).toBe(39);
    const total = (of: typeof payments) => of.totals?.total ?? of.list.reduce((sum: number, row: { total: number }) => sum + row.total, 0);
    expect(total(await report('/api/payment-summary')) - total(payments)).toBeCloseTo(9, 6);
    const [order] = (await call('/api/sales/list', { filters: { order_number: '88' } })).list;
    expect(order).toMatchObject({ net: 9, gift_cards: 30, total_amount: 39 });
    const titles = (await report('/api/product-mix/list')).list.map((row: Record<string, unknown>) => JSON.stringify(row));
    expect(titles.filter((row: string) => row.includes('Gift card'))).toEqual([]);
  });

  it('has no discount, tax or modifier of its own, and no other payment names a card', async () => {
    const gift_card = newNumber();
    const line = { title: 'Gift card', price: 30, quantity: 1, gift_card };
    const [[taxed], [other], [odd]] = [
      await send([
        anOrder({ lines: [{ ...line, discount: 1, taxes: [{ name: 'VAT', rate: 20 }], modifiers: [{ name: 'Box', price: 1 }] }] }),
      ]),
      await send([anOrder({ payments: [{ method: 'cash', amount: 10, gift_card }] })]),
      await send([anOrder({ payments: [paying('a b')] })]),
    ];
    expect(Object.keys(taxed)).toEqual(expect.arrayContaining(['lines.0.discount', 'lines.0.taxes', 'lines.0.modifiers']));
    expect(Object.keys(other)).toEqual(['payments.0.gift_card']);
    expect(odd['payments.0.gift_card']).toEqual(['Give the number of the gift card: 6 to 32 letters, digits and hyphens']);
  });
});
