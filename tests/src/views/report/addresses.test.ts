import { describe, expect, it } from 'vitest';
import type { SavedView } from '#/dataProvider/savedViews.ts';
import { compile } from '#/model/compile/compile.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { pageOf, prefixOf, sectionsOf, tabsOf } from '#/model/reports/reportTree.ts';
import { periodText } from '#/src/views/report/filters/periodText.ts';
import { addressOf, contentOf, contentParts, reportView } from '#/src/views/report/head/reportViews.ts';
import { figureOf, ordersAddress, withoutFigure } from '#/src/views/report/tables/ordersAddress.ts';
import { defineGroup, defineReport, field } from '#model/language';

const columns = { name: field.text(), kind: field.text(), net: field.money() };
const plain = { version: 1, icon: 'Box', endpoint: '/api/x', columns, title: 'name' } as const;
const { reports } = compile({
  './g/group.ts': defineGroup({ label: 'G', icon: 'Box', order: 1 }),
  './g/sold.ts': defineReport({
    ...plain,
    name: 'sold',
    label: 'Sold',
    permission: 'Sold',
    key: ['name', 'kind'],
    drill: ['net'],
    search: true,
    sections: ['part', 'secret'],
  }),
  './g/part.ts': defineReport({ ...plain, name: 'part', label: 'Part', permission: 'Sold', menu: false }),
  './g/secret.ts': defineReport({ ...plain, name: 'secret', label: 'Secret', permission: 'Secret', menu: false }),
  './g/voids.ts': defineReport({ ...plain, name: 'voids', label: 'Voids', permission: 'Voids', tabs: ['servers'] }),
  './g/servers.ts': defineReport({ ...plain, name: 'servers', label: 'Servers', permission: 'Servers', menu: false }),
});
const report = reports.sold as NonNullable<(typeof reports)[string]>;

describe('the address of the orders behind a figure', () => {
  const asked = new URLSearchParams('period=last_week&sort=name&order=asc&page=2&part.sort=net');
  const address = (figure: Parameters<typeof ordersAddress>[2], parts = asked) =>
    new URL(ordersAddress(report, parts, figure), 'http://host');

  it('is the report’s own with the figure: its column, and what tells its row from others', () => {
    const { pathname, searchParams } = address({ column: 'net', row: { name: 'Latte', kind: null, net: 5 }, currency: 'GBP', at: 7 });
    expect(pathname).toBe('/reports/sold/orders');
    expect(figureOf(report, searchParams)).toEqual({ column: 'net', row: { name: 'Latte', kind: null }, currency: 'GBP', at: 7 });
  });

  it('leads back to exactly the report', () => {
    const { searchParams } = address({ column: 'net', row: null });
    searchParams.set('orders.page', '3');
    expect(String(withoutFigure(searchParams))).toBe(String(asked));
    expect(figureOf(report, searchParams)).toEqual({ column: 'net', row: null });
    const again = address({ column: 'net', row: null }, searchParams);
    expect(again.searchParams.has('orders.page')).toBe(false);
  });

  it('names no figure where the column has no orders, or the row was cut short', () => {
    const named = (search: string) => figureOf(report, new URLSearchParams(search));
    expect(named('')).toBeUndefined();
    expect(named('column=name')).toBeUndefined();
    expect(named('column=net&row={"name":"La')).toBeUndefined();
    expect(named('column=net&row=[1]')).toBeUndefined();
    expect(named('column=net&row={"other":1}')).toBeUndefined();
  });
});

describe('the reports of a page', () => {
  it('are its sections that one may see, each with its name before its part of the address', () => {
    expect(sectionsOf(reports, report, (name) => name === 'Sold').map(({ name }) => name)).toEqual(['part']);
    expect(pageOf(reports, 'part')?.name).toBe('sold');
    expect([prefixOf(reports, 'part'), prefixOf(reports, 'sold'), prefixOf(reports, 'servers')]).toEqual(['part.', '', '']);
  });

  it('are tabs beside their holder, as far as one may see them', () => {
    const tabs = (name: string, ...held: string[]) => tabsOf(reports, name, new Set(held)).map((one) => one.name);
    expect(tabs('voids', 'Voids', 'Servers')).toEqual(['voids', 'servers']);
    expect(tabs('servers', 'Voids', 'Servers')).toEqual(['voids', 'servers']);
    expect(tabs('voids', 'Servers')).toEqual(['servers']);
    expect(tabs('sold', 'Sold')).toEqual([]);
  });
});

describe('a view of a report', () => {
  const shown = [fieldModel('name', columns.name), fieldModel('net', columns.net)];
  const arranged = { shown, isDefault: false };

  it('keeps the question in the words of the address, without the page', () => {
    const parts = new URLSearchParams(
      'establishments=all&compare=last_year&sort=net&order=asc&q=tea&page=3&part.sort=net&part.page=2&view=5',
    );
    expect(contentOf(report, parts, arranged)).toEqual({
      filters: { establishments: 'all', compare: 'last_year', 'part.sort': 'net', period: 'last_7_days' },
      search: 'tea',
      sort_by: 'net',
      sort_order: 'asc',
      columns: ['name', 'net'],
    });
    expect(contentOf(report, new URLSearchParams('from=2026-11-01&to=2026-11-07'), { shown, isDefault: true })).toEqual({
      filters: { from: '2026-11-01', to: '2026-11-07' },
      search: '',
      sort_by: null,
      sort_order: null,
      columns: null,
    });
  });

  it('opens as it was saved', () => {
    const content = contentOf(report, new URLSearchParams('period=today&q=tea&sort=net&order=asc'), arranged);
    const view = reportView({ ...content, id: 5, name: 'Mine' } as unknown as SavedView);
    expect(contentOf(report, view.parts, { shown: [], isDefault: true })).toEqual(content);
    expect(new URLSearchParams(addressOf(view)).get('view')).toBe('5');
    expect(addressOf(undefined)).toBe('');
  });

  it('is sent as a link without its name, with the period said', () => {
    expect(String(contentParts(report, new URLSearchParams('view=5&page=2'), { shown, isDefault: true }))).toBe(
      'page=2&period=last_7_days',
    );
  });
});

describe('days in words', () => {
  it('say once what they share, in each language', () => {
    // Narrow spaces stand around the dash.
    expect(periodText({ from: '2026-11-01', to: '2026-11-07' }, 'en').replace(/\s/g, ' ')).toBe('Nov 1 – 7, 2026');
    expect(periodText({ from: '2026-11-01', to: '2026-11-01' }, 'es')).toBe('1 nov 2026');
    expect(periodText({ from: '2026-11-01', to: '2026-11-07' }, 'ar')).toContain('7');
  });
});
