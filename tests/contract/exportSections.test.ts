import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { definitionFiles, model } from '#/resources/index.ts';
import { otherPermissions } from '#/resources/reference/permissions.ts';
import { drawnText, readPdf } from '#/tests/support/readPdf.ts';
import { anOrder, setClock } from '#/tests/support/sales.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

const days = { date_from: '2026-03-01', date_to: '2026-03-02' };
let host: WorkingApp;
let owner: string;
let staff: string;
let establishment: number;

beforeAll(async () => {
  // The own sections are all open to whoever may open their report: here two are not.
  const guarded = { './reports/paymentSummary.ts': 'EmployeeTipReport', './reports/categorySummary.ts': 'ProductMix' };
  const changed = Object.entries(guarded).map(([file, permission]) => [
    file,
    { ...(definitionFiles as Record<string, object>)[file], permission },
  ]);
  const guardedModel = compile({ ...definitionFiles, ...Object.fromEntries(changed) } as DefinitionFiles, otherPermissions);
  host = await workingApp({ model: guardedModel, roles: { staff: ['SalesSummary', 'EmployeeTipReport'] } });
  owner = await host.signIn('owner@demo.test');
  staff = await host.signIn('staff@demo.test');
  [establishment] = host.seeded.one.establishments as [number];
  await setClock(host);
  const orders = [
    anOrder({ payments: [{ method: 'cash', amount: 10 }], lines: [{ title: 'Soup', price: 10, quantity: 1, category: 'Food' }] }),
    anOrder({
      payments: [{ method: 'card', amount: 7.5, tip: 2 }],
      lines: [{ title: '=Tea', price: 2.5, quantity: 3, category: 'Drinks' }],
    }),
  ];
  const taken = await host.call('POST', '/api/sales/intake', { establishment_id: establishment, orders }, owner);
  if (taken.status !== 200) throw new Error(JSON.stringify(taken.body));
});
afterAll(() => host.close());

const section = (report: string, more: object = {}) => ({ report, establishment_ids: [establishment], ...days, ...more });
const page = (sections: readonly object[], more: object = {}) => ({
  ...section('sales-summary'),
  language: 'en',
  format: 'xlsx',
  sections,
  ...more,
});
const ask = (body: object, token = owner) => host.call('POST', '/api/report-export/generate', body, token);

/** The names of a workbook's sheets, in their order. */
function sheetsOf(bytes: Buffer): string[] {
  const book = strFromU8(unzipSync(bytes)['xl/workbook.xml'] as Uint8Array);
  return [...book.matchAll(/<sheet name="([^"]*)"/g)].map(([, name = '']) => name);
}

describe('a report with its sections', () => {
  test('is a workbook with a sheet for each, in its own columns and order, and the figures of its own call', async () => {
    const { bytes } = await host.exported(
      page([
        section('payment-summary', { columns: ['method', 'total'], sort_by: 'total', sort_order: 'asc' }),
        section('category-summary', { compare: 'previous_period' }),
      ]),
      owner,
    );
    expect(sheetsOf(bytes)).toEqual(['Sales summary', 'Payments', 'Sales by category', 'What was asked']);
    const [summary, payments] = await Promise.all([1, 2].map((number) => readSheet(bytes, number)));
    expect(summary?.find(([name]) => name === 'Gross sales')?.[1]).toBe(17.5);
    expect(payments).toEqual([
      ['Payment method', 'Total'],
      ['Card', 9.5],
      ['Cash', 10],
      ['Total', 19.5],
    ]);
    const { body } = await host.call('POST', '/api/payment-summary', { establishment_ids: [establishment], ...days }, owner);
    expect(payments?.at(-1)?.[1]).toBe(body.data.totals.total);
    const categories = await readSheet(bytes, 3);
    expect(categories[0]).toContain('Net sales: before');
  });

  test('is printed one below the other, with a heading each, and its pages are counted together', async () => {
    const { bytes } = await host.exported(page([section('payment-summary'), section('category-summary')], { format: 'pdf' }), owner);
    const text = drawnText(bytes);
    const places = ['Sales summary', 'Gross sales', 'Payments', 'Card', 'Sales by category', 'Drinks'].map((said) => text.indexOf(said));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(text).toContain(`Page 1 of ${readPdf(bytes).sizes.length}`);
    // What they share is said once.
    expect(text.split('Period: ').length).toBe(2);
  });
});

test('a CSV of the whole page is one long table that holds every number of every call', async () => {
  const { sections = [] } = model.reports['sales-summary'] ?? {};
  const { text } = await host.exported(
    page(
      sections.map((name) => section(name)),
      { format: 'csv' },
    ),
    owner,
  );
  const [head = [], ...lines] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;
  expect(head.slice(0, 2)).toEqual(['Table', 'Row']);
  expect(new Set(head).size).toBe(head.length);
  expect(lines.filter(([table]) => table === 'Payments').map(([, name]) => name)).toEqual(['cash', 'card', 'Total']);
  const inFile = (table: string) => new Set(lines.filter(([own]) => own === table).flatMap((cells) => cells.slice(2)));
  for (const name of ['sales-summary', ...sections]) {
    const report = model.reports[name];
    if (!report) throw new Error(name);
    const { body } = await host.call('POST', report.endpoint, { establishment_ids: [establishment], ...days }, owner);
    const answered = report.answer === 'figures' ? [body.data] : [...body.data.list, body.data.totals ?? {}];
    const numbers = answered.flatMap((row: Record<string, unknown>) =>
      Object.keys(report.columns).flatMap((column) => (typeof row[column] === 'number' ? Math.abs(row[column]) : [])),
    );
    const written = new Set([...inFile(report.label)].filter((cell) => cell !== '').map((cell) => Math.abs(Number(cell))));
    expect(numbers.length, name).toBeGreaterThan(0);
    for (const number of numbers) expect(written, `${name}: ${number}`).toContain(number);
  }
});

describe('sections are refused', () => {
  test.each([
    ['where they are none of the report', () => page([section('product-mix')]), /'product-mix' is no section of 'sales-summary'/],
    ['that are there twice', () => page([section('payment-summary'), section('payment-summary')]), /once/],
    ['of a list', () => ({ resource: 'taxes', format: 'xlsx', sections: [] }), /Only a report/],
    ['that are no reports', () => page(['payment-summary' as unknown as object]), /list of reports/],
    ['that would be another file', () => page([section('payment-summary', { format: 'pdf' })]), /list of reports/],
  ])('%s', async (_, body, said) => {
    const { status, body: answer } = await ask(body());
    expect(status, JSON.stringify(answer)).toBe(422);
    expect(answer.errors, JSON.stringify(answer)).toHaveProperty('sections');
    expect(answer.errors.sections[0]).toMatch(said);
  });

  test('with a column that is not theirs', async () => {
    expect((await ask(page([section('payment-summary', { columns: ['margin'] })]))).body.errors).toHaveProperty('columns');
  });

  test('that ask for an establishment of another business, as for one that is not there', async () => {
    const [theirs] = host.seeded.two.establishments;
    const [other, none] = await Promise.all(
      [theirs, 999_999].map((id) => ask(page([section('payment-summary', { establishment_ids: [id] })]))),
    );
    expect(other?.status).toBeGreaterThanOrEqual(403);
    expect(other?.status).toBeLessThan(500);
    expect([other?.status, other?.body]).toEqual([none?.status, none?.body]);
  });

  test('to who may not see one of them, also once the file is made', async () => {
    expect((await ask(page([section('category-summary')]), staff)).status).toBe(403);
    const { id, status } = await host.exported(page([section('payment-summary')]), staff);
    expect(status).toBe('completed');
    const { clientId, roles } = host.seeded.one;
    await host.database.platform((tx) =>
      sql`update public.roles set permissions = '["SalesSummary"]' where client_id = ${clientId} and id = ${roles.staff}`.execute(tx),
    );
    await expect.poll(async () => (await host.call('GET', `/api/report-export/download/${id}`, undefined, staff)).status).toBe(403);
  });
});
