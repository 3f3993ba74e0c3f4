import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessToday } from '#/model/reports/periods.ts';
import { readCsv, readDatev } from '#/tests/server/domain/integrations/journalReaders.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

const url = '/api/third-party-integration';
const days = { from: '2026-01-10', to: '2026-01-12' };
const datev = { format: 'datev', consultant_number: '29098', client_number: '55003', fiscal_year_month: 4 };

let host: TestApp;
let owner: string;
let harbour: number;

beforeAll(async () => {
  host = await salesApp({ roles: { staff: ['Integrations', 'IntegrationDetail'] } });
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  [harbour] = host.seeded.one.establishments as [number];
  const soup = { title: 'Soup', category: 'Suppen', price: 12, quantity: 1, taxes: [{ name: 'VAT', rate: 20, inclusive: true }] };
  const orders = [
    anOrder({
      local_created_at: '2026-01-10 12:00:00',
      lines: [{ ...soup, quantity: 3, discount: 2 }],
      service_charges: [{ name: 'Service', amount: 2, tax: 0.4 }],
      payments: [
        { method: 'card', amount: 20.4, tip: 1.5 },
        { method: 'gift_card', amount: 16 },
      ],
    }),
    anOrder({
      local_created_at: '2026-01-12 12:00:00',
      lines: [soup, { title: 'Tea', price: 3.33, quantity: 1 }],
      payments: [{ method: 'cash', amount: 15.33 }],
    }),
    anOrder({ local_created_at: '2026-01-20 12:00:00', lines: [soup], payments: [{ method: 'card', amount: 12 }] }),
  ] as Parameters<typeof anOrder>[0][];
  const { body } = await host.call('POST', '/api/sales/intake', { establishment_id: harbour, orders }, owner);
  expect(body.data.list.map(({ errors }: { errors?: object }) => errors)).toEqual([undefined, undefined, undefined]);
});
afterAll(() => host.close());

const mapping = [
  { part: 'category', name: 'Suppen', account: '4000 Food sales', location: 'Küche' },
  { part: 'category', name: null, account: '4100 Other' },
  { part: 'tax', name: 'VAT', account: '2200 VAT' },
  { part: 'tax', name: 'Service', account: '2200 VAT' },
  { part: 'discount', name: 'Item discount', account: '4900 Discounts' },
  { part: 'service_charge', name: 'Service', account: '4200 Service' },
  { part: 'payment_method', name: 'card', account: '1020 Cards' },
  { part: 'payment_method', name: 'cash', account: '1010 Cash' },
  { part: 'tip', name: null, account: '2310 Tips' },
  { part: 'gift_card_liability', name: null, account: '2400 Gift cards' },
];
const connect = async (integration: string, value: object[] = mapping) =>
  (await host.call('POST', url, { integration, establishment_id: harbour, value }, owner)).body.data.id as number;

async function download(id: number, input: object, token = owner) {
  const answer = await host.app.inject({
    method: 'POST',
    url: `${url}/${id}/download`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ ...days, ...input }),
  });
  const isFile = answer.statusCode === 200;
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, ...(!isFile && { errors: answer.json().errors }) };
}

describe('the journal of several days as a file', () => {
  test('comes to what the sales summary and the payments of those days say, to the penny', async () => {
    const { status, headers, bytes, errors } = await download(await connect('netsuite'), { format: 'csv' });
    expect({ status, errors }).toEqual({ status: 200 });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''journal-2026-01-10-2026-01-12.csv",
    });
    const rows = readCsv(bytes);
    expect([...new Set(rows.map(({ day }) => day))]).toEqual(['2026-01-10', '2026-01-12']);
    const cents = (text = '') => Math.round(Number(text) * 100);
    const net = (part: string, name?: string) =>
      rows
        .filter((row) => row.part === part && (name === undefined || row.name === name))
        .reduce((sum, row) => sum + cents(row.credit) - cents(row.debit), 0) / 100;
    const question = { establishment_ids: [harbour], date_from: days.from, date_to: days.to };
    const report = async (name: string) => (await host.call('POST', `/api/${name}`, question, owner)).body.data;
    const summary = await report('sales-summary');
    expect({
      sales: net('category'),
      discounts: -net('discount'),
      tax: net('tax'),
      service: net('service_charge'),
      tips: net('tip'),
    }).toEqual({
      sales: Number((summary.gross_sales - summary.refunds).toFixed(2)),
      ...{ discounts: summary.discounts, tax: summary.tax, service: summary.service_charges, tips: summary.tips },
    });
    const { list } = await report('payment-summary');
    expect(list.length).toBe(3);
    for (const { method, total } of list)
      expect(method === 'gift_card' ? -net('gift_card_liability') : -net('payment_method', method), method).toBe(total);
    expect(rows.reduce((sum, row) => sum + cents(row.debit) - cents(row.credit), 0)).toBe(0);
    expect(rows.find(({ part }) => part === 'category')).toMatchObject({ account: '4000 Food sales', location: 'Küche', currency: 'GBP' });
  });

  test('leaves a line in the log that says which days went where', async () => {
    const id = await connect('xero');
    expect((await download(id, { format: 'xero', tax_rate: 'No VAT' })).status).toBe(200);
    const { body } = await host.call('POST', '/api/activity-log/list', { filters: { subject_id: [id], event: 'performed' } }, owner);
    expect(body.data.list).toHaveLength(1);
    expect(body.data.list[0].description).toMatch(/^Download: Connected integration/);
    const { data } = (await host.call('GET', `/api/activity-log/${body.data.list[0].id}`, undefined, owner)).body;
    expect(data.changes).toMatchObject({ from: [null, days.from], to: [null, days.to], format: [null, 'xero'] });
  });

  test('keeps what its program asked with a connection to that program, for whoever may edit it', async () => {
    const id = await connect('datev');
    const staff = await host.signIn('staff@demo.test');
    const input = { ...datev, account_length: 4, clearing_account: '1590' };
    const kept = async () => (await host.call('GET', `${url}/${id}`, undefined, owner)).body.data;
    const { status, bytes, headers } = await download(id, input, staff);
    expect({ status, disposition: headers['content-disposition'] }).toEqual({
      status: 200,
      disposition: expect.stringMatching(/''EXTF_Buchungsstapel-/),
    });
    expect(readDatev(bytes).head.slice(10, 16)).toEqual(['29098', '55003', '20250401', '4', '20260110', '20260112']);
    expect(await kept()).toMatchObject({ consultant_number: null, clearing_account: null });
    expect((await download(id, input)).status).toBe(200);
    expect(await kept()).toMatchObject({ consultant_number: '29098', fiscal_year_month: 4, clearing_account: '1590' });
    // Another program's file keeps nothing there, nor does it forget.
    expect((await download(id, { format: 'xero', tax_rate: 'No VAT' })).status).toBe(200);
    expect(await kept()).toMatchObject({ consultant_number: '29098', tax_rate: null });
  });
});

describe('a download is refused', () => {
  test('at the input that is to be another one, with a sentence', async () => {
    const id = await connect('netsuite');
    const today = businessToday({ timezone: 'Europe/London', startsAt: '00:00' });
    const next = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const cases: [object, string, RegExp][] = [
      [{ from: null }, 'from', /./],
      [{ to: null }, 'to', /./],
      [{ format: 'sage' }, 'format', /./],
      [{ from: '2026-01-12', to: '2026-01-10' }, 'to', /before the first/],
      [{ from: '2025-10-12', to: '2026-01-12' }, 'to', /93 days are too many: choose at most 92/],
      // Two days on, so that a midnight during the test changes nothing.
      [{ from: next(next(today)), to: next(next(today)) }, 'from', /has not begun yet/],
      [{ to: next(next(today)), from: today }, 'to', /has not begun yet/],
      [{ from: '2026-01-11', to: '2026-01-11' }, 'from', /Nothing was sold/],
      [{ format: 'datev' }, 'consultant_number', /./],
      [{ ...datev, account_length: 9, clearing_account: '1590' }, 'account_length', /8/],
      [{ ...datev, client_number: '055', account_length: 4, clearing_account: '1590' }, 'client_number', /digits/],
      [{ format: 'xero' }, 'tax_rate', /./],
    ];
    for (const [input, at, sentence] of cases) {
      const { status, errors } = await download(id, { format: 'csv', ...input });
      expect({ status, said: errors?.[at]?.[0] }, JSON.stringify(input)).toEqual({ status: 422, said: expect.stringMatching(sentence) });
    }
  });

  test('while something of those days has no account, which it names', async () => {
    const id = await connect('netsuite', mapping.slice(0, 4));
    const { status, errors } = await download(id, { format: 'csv', to: '2026-01-10' });
    expect(status).toBe(422);
    expect(errors.from[0]).toMatch(/no account yet: .*Payment method: Card.*Give it one in the mapping first/);
    expect(errors.from[0]).not.toMatch(/Suppen|VAT/);
    // The mapping offers each of them, also what is in no list of the establishment.
    const { list } = (await host.call('GET', `${url}/${id}/mapping`, undefined, owner)).body.data;
    for (const [part, name] of [
      ['discount', 'Item discount'],
      ['tax', 'Service'],
      ['category', 'Suppen'],
    ])
      expect(list.filter((one: { part: string; name: string }) => one.part === part && one.name === name)).toHaveLength(1);
    // What those days have nothing of needs none.
    const paid = mapping.filter(({ part, name }) => part === 'payment_method' || name === 'Suppen' || name === 'VAT');
    expect((await download(await connect('netsuite', paid), { format: 'csv', from: '2026-01-20', to: '2026-01-20' })).status).toBe(200);
  });

  test('to other businesses, and to whoever may not look at connections', async () => {
    const id = await connect('netsuite');
    expect((await download(id, { format: 'csv' }, await host.signIn('owner@other.test'))).status).toBe(404);
    expect((await download(id, { format: 'csv' }, await host.signIn('nobody@demo.test'))).status).toBe(403);
  });
});
