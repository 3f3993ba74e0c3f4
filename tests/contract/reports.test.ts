import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentenceIn } from '#/i18n/sentences.ts';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { ordersPath } from '#/model/language/reports.ts';
import { definitionFiles, model as own } from '#/resources/index.ts';
import { otherPermissions } from '#/resources/reference/permissions.ts';
import type { ReportSource } from '#/server/capabilities/reports/report.ts';
import { reportSources } from '#/server/extensions/index.ts';
import { NAMED_TWICE } from '#/server/foundation/http/namedEstablishments.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';
import { defineReport, field } from '#model/language';

const twiceNamed = sentenceIn('en', NAMED_TWICE);
const tally = defineReport({
  version: 1,
  name: 'tally',
  label: 'Tally',
  icon: 'Percent',
  permission: 'TallyReport',
  endpoint: '/api/tally/list',
  input: { group_by: field.enum({ item: 'Item', category: 'Category' }, { default: 'item' }) },
  columns: { name: field.text(), amount: field.money(), cost: field.money({ readable: { permission: 'CostView' } }) },
  title: 'name',
  sort: { field: 'amount', order: 'desc' },
  search: true,
  totals: ['amount', 'cost'],
});

const amounts = [0.1, 0.2, 30, -4, 12.5];
/** What the source was last asked. */
const asked: Parameters<ReportSource>[] = [];
const figures: ReportSource = async (work, request) => {
  asked.push([work, request]);
  const { rows } = await sql<{
    title: string;
  }>`select title from tenant.establishments where client_id = ${work.clientId}
    and id = any(${work.establishments.map(({ id }) => id)}::bigint[])`.execute(work.tx);
  return {
    rows: amounts.map((amount, at) => ({ name: `${rows[0]?.title} ${at}`, amount, cost: at })),
    asOf: '2026-11-20T08:00:00.000Z',
    beside: { group_by: request.input.group_by },
  };
};

let host: WorkingApp;
let owner: string;
let places: readonly number[];

beforeAll(async () => {
  const model = compile({ ...definitionFiles, './reports/tally.ts': tally } as unknown as DefinitionFiles, otherPermissions);
  host = await workingApp({
    model,
    sources: (name) => (name === 'tally' ? { figures } : (reportSources(name) ?? { figures })),
    roles: { staff: ['TallyReport'] },
  });
  owner = await host.signIn('owner@demo.test');
  places = host.seeded.one.establishments;
  await host.database.platform((tx) =>
    sql`update public.establishments set currency = 'USD', timezone = 'America/New_York'
      where client_id = ${host.seeded.one.clientId}`.execute(tx),
  );
});
afterAll(() => host.close());

const ask = (body: object = {}, token = owner) => host.call('POST', '/api/tally/list', body, token);

describe('a report', () => {
  test('answers rows in its order, exact totals, the page and when the figures were true', async () => {
    const { status, body } = await ask({ establishment_id: places[0] });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      totals: { amount: 38.8, cost: 10 },
      pagination_options: { page: 1, total: 5, last_page: 1 },
      as_of: '2026-11-20T08:00:00.000Z',
      currency: 'USD',
      group_by: 'item',
    });
    expect(body.data.list.map((row: { amount: number }) => row.amount)).toEqual([30, 12.5, 0.2, 0.1, -4]);
  });

  test('is sorted, searched and cut as it is asked', async () => {
    const { body } = await ask({ establishment_id: places[0], sort_by: 'amount', sort_order: 'asc', page: 2, per_page: 2 });
    expect(body.data.list.map((row: { amount: number }) => row.amount)).toEqual([0.2, 12.5]);
    expect(body.data.pagination_options).toEqual({ page: 2, per_page: 2, total: 5, last_page: 3 });
    const found = await ask({ establishment_id: places[0], search: 'HARBOUR 1' });
    expect(found.body.data).toMatchObject({ list: [{ amount: 0.2 }], totals: { amount: 0.2 } });
  });

  test('hands its source the period and the hours, by default today where the establishment is', async () => {
    await ask({
      establishment_ids: places,
      date_from: '2026-03-01',
      date_to: '2026-03-08',
      time_from: '22:00',
      time_to: '02:00',
      group_by: 'category',
    });
    expect(asked.at(-1)?.[1]).toMatchObject({
      dateFrom: '2026-03-01',
      dateTo: '2026-03-08',
      timeFrom: '22:00',
      timeTo: '02:00',
      input: { group_by: 'category' },
    });
    expect(asked.at(-1)?.[0].establishments.map(({ id }) => id)).toEqual(places);
    await ask({ establishment_id: places[0] });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
    expect(asked.at(-1)?.[1]).toMatchObject({ dateFrom: today, dateTo: today, timeFrom: '00:00', timeTo: '24:00' });
  });

  test('names everything that is wrong', async () => {
    const { status, body } = await ask({
      establishment_id: places[0],
      date_from: '2026-02-30',
      time_to: '25:00',
      sort_by: 'colour',
      per_page: 501,
      group_by: 'moon',
      shape: 1,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      date_from: ['Enter a date as yyyy-mm-dd'],
      time_to: ['Enter a time as hh:mm'],
      sort_by: ['colour is not a field of this report'],
      per_page: ['Enter 500 or less'],
      group_by: ['Choose one of: item, category'],
      shape: ['shape is not a field of Tally'],
    });
    expect((await ask({ date_from: '2026-03-02', date_to: '2026-03-01' })).body.errors).toEqual({
      date_to: ['Choose a last day that is not before the first'],
    });
  });

  test('is refused where its establishments are named twice: the half that is left out would be missed', async () => {
    const twice = { establishment_ids: [twiceNamed] };
    for (const named of [{ establishment_id: places[0], establishment_ids: places }, { establishment_ids: [places[0], places[0]] }]) {
      expect((await ask(named)).body.errors).toEqual(twice);
      const exported = (of: object) => host.call('POST', '/api/report-export/generate', { ...of, format: 'csv', ...named }, owner);
      expect((await exported({ report: 'tally' })).body.errors).toEqual(twice);
      expect((await exported({ resource: 'expenses' })).body.errors).toEqual(twice);
      expect(
        (
          await exported({
            report: 'tally',
            establishment_id: undefined,
            establishment_ids: places,
            sections: [{ report: 'tally', ...named }],
          })
        ).status,
      ).toBe(422);
    }
    const made = await host.call('POST', '/api/vendor', { establishment_id: places[0], name: 'Named twice' }, owner);
    const path = `/api/vendor/${made.body.data.id}?establishment_id=${places[0]}`;
    expect((await host.call('DELETE', `${path}&establishment_id=${places[1]}`, undefined, owner)).body.errors).toEqual({
      establishment_id: [twiceNamed],
    });
    expect((await host.call('DELETE', path, { establishment_id: places[1] }, owner)).body.errors).toEqual({
      establishment_id: [twiceNamed],
    });
    expect((await host.call('DELETE', path, undefined, owner)).status).toBe(200);
    expect(
      (await host.call('GET', `/api/integration/quickbooks?establishment_id=${places[0]}&establishment_id=${places[1]}`, undefined, owner))
        .status,
    ).toBe(422);
    const moved = { gift_card_id: 1, filters: { gift_card: 2 } };
    expect((await host.call('POST', '/api/gift-card/transaction/list', moved, owner)).body.errors).toHaveProperty('gift_card_id');
  });

  test('is asked for five years and a month at most, whatever it is asked through', async () => {
    const sentence = 'Choose a period of at most 5 years and 1 month';
    const far = { date_from: '2026-01-01', date_to: '9999-12-31' };
    const all = Object.values(own.reports).flatMap((report) => [
      [report.endpoint, { establishment_id: places[0], ...far }] as const,
      ['/api/report-export/generate', { format: 'csv', report: report.name, establishment_id: places[0], ...far }] as const,
      ...(report.drill ? [[ordersPath(report), { establishment_id: places[0], column: report.drill[0], ...far }] as const] : []),
    ]);
    expect(all.length).toBeGreaterThan(60);
    for (const [path, body] of [
      ...all,
      ...['/api/inventory/list', '/api/expense/summary'].map((path) => [path, { establishment_id: places[0], ...far }] as const),
    ]) {
      const answer = await host.call('POST', path, body, owner);
      expect([path, answer.status, answer.body.errors]).toEqual([path, 422, { date_to: [sentence] }]);
    }
    const compare = { date_from: '0001-01-01', date_to: '2026-01-01' };
    expect((await ask({ establishment_id: places[0], compare })).body.errors).toEqual({ compare: [sentence] });
    expect((await ask({ establishment_id: places[0], date_from: '2021-11-01', date_to: '2026-11-30' })).status).toBe(200);
  });

  test('never adds amounts across currencies', async () => {
    const set = (currency: string) =>
      host.database.platform((tx) => sql`update public.establishments set currency = ${currency} where id = ${places[2]}`.execute(tx));
    await set('JPY');
    try {
      const { body } = await ask({ establishment_ids: places });
      expect(body.data.list).toBeUndefined();
      expect(body.data.currencies).toMatchObject([
        { currency: 'USD', totals: { amount: 38.8 } },
        { currency: 'JPY', totals: { amount: 38.8 } },
      ]);
      const { text } = await host.exported({ report: 'tally', establishment_ids: places }, owner);
      expect(text.split('\r\n')).toContain('JPY,Total,38.8,10');
    } finally {
      await set('USD');
    }
  });
});

describe('who may see a report', () => {
  test('sees their own establishments', async () => {
    const stranger = host.seeded.two.establishments[0];
    expect((await ask({ establishment_id: stranger })).status).toBe(404);
    expect((await ask({ establishment_ids: [places[0], stranger] })).status).toBe(404);
    const staff = await host.signIn('staff@demo.test');
    expect((await ask({ establishment_id: places[1] }, staff)).status).toBe(403);
    expect((await ask({}, staff)).status).toBe(200);
    expect(asked.at(-1)?.[0].establishments.map(({ id }) => id)).toEqual([places[0]]);
    expect((await ask({}, await host.signIn('nobody@demo.test'))).status).toBe(403);
  });

  test('sees no column behind a guard that they do not hold, in the report or its file', async () => {
    const staff = await host.signIn('staff@demo.test');
    const { body } = await ask({ establishment_id: places[0] }, staff);
    expect(body.data.totals).toEqual({ amount: 38.8 });
    expect(Object.keys(body.data.list[0])).toEqual(['name', 'amount']);
    expect((await ask({ sort_by: 'cost' }, staff)).status).toBe(422);
    expect((await host.exported({ report: 'tally', columns: ['name', 'amount'] }, staff)).text.split('\r\n')[0]).toBe('\uFEFFName,Amount');
  });

  test('names the establishments of one business, if they are a super-admin', async () => {
    const admin = await host.signIn('admin@demo.test');
    expect((await ask({}, admin)).body.errors).toEqual({ establishment_ids: ['Choose a value'] });
    expect((await ask({ establishment_ids: [places[0], host.seeded.two.establishments[0]] }, admin)).body.errors).toEqual({
      establishment_ids: ['Choose establishments of one business'],
    });
    expect((await ask({ establishment_id: 999_999 }, admin)).status).toBe(404);
    expect((await ask({ establishment_id: places[0] }, admin)).body.data.totals.amount).toBe(38.8);
  });
});

describe('an export of a report', () => {
  test('has all rows as the report orders them, and its totals', async () => {
    const { text, headers } = await host.exported(
      { report: 'tally', establishment_id: places[0], date_from: '2026-03-01', date_to: '2026-03-02', per_page: 1, language: 'es' },
      owner,
    );
    expect(text).toBe(
      '\uFEFFNombre,Importe,Coste\r\nHarbour 2,30,2\r\nHarbour 4,12.5,4\r\nHarbour 1,0.2,1\r\nHarbour 0,0.1,0\r\nHarbour 3,-4,3\r\nTotal,38.8,10\r\n',
    );
    expect(headers['content-disposition']).toMatch(/filename="tally-\d{4}-\d\d-\d\d\.csv"/);
    expect(asked.at(-1)?.[1]).toMatchObject({ page: undefined, dateFrom: '2026-03-01' });
  });

  test('is refused before it is begun where it cannot be', async () => {
    const generate = (body: object) => host.call('POST', '/api/report-export/generate', { format: 'csv', ...body }, owner);
    expect((await generate({ report: 'ghost' })).body.errors).toEqual({ report: ["There is no report 'ghost'"] });
    expect((await generate({ report: 'tally', date_from: 'soon' })).body.errors).toEqual({ date_from: ['Enter a date as yyyy-mm-dd'] });
    expect((await generate({ report: 'tally', columns: ['colour'] })).body.errors).toEqual({ columns: ['colour is not a field of Tally'] });
    expect((await generate({ report: 'tally', establishment_id: host.seeded.two.establishments[0] })).status).toBe(404);
  });
});
