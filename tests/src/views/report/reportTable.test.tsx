import { cleanup, render, screen, within } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import type { ReportRow } from '#/src/views/report/reportAnswer.ts';
import { ReportTable } from '#/src/views/report/tables/ReportTable.tsx';
import { useOpens } from '#/src/views/report/tables/useOpens.ts';
import { useScreenColumns } from '#/src/views/report/tables/useScreenColumns.ts';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

interface Drawn {
  show?: 'both' | 'chart' | 'table';
  permissions?: readonly string[];
  isDefault?: boolean;
  totals?: ReportRow;
}

/** A report's table over these rows, as the reader who holds these permissions sees it. */
function draw(name: string, list: readonly ReportRow[], { show = 'both', permissions = [], isDefault = true, totals }: Drawn = {}) {
  const report = present(model.reports[name], 'report');
  const fields = Object.entries(report.columns).map(([column, one]) => fieldModel(column, one));
  const session = {
    constants: { currencies: [], timezones: [] },
    establishments: [],
    establishment: null,
    everywhere: new Set(),
    permissions: new Set(permissions),
  };
  render(
    <Frame>
      <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}>
        <SessionContext value={session as unknown as SessionContextValue}>
          <MemoryRouter>
            <Table report={report} fields={fields} list={list} show={show} isDefault={isDefault} {...(totals && { totals })} />
          </MemoryRouter>
        </SessionContext>
      </CoreAdminContext>
    </Frame>,
  );
}

interface TableProps {
  report: ReportDefinition;
  fields: readonly FieldModel[];
  list: readonly ReportRow[];
  show: string;
  isDefault: boolean;
  totals?: ReportRow;
}

function Table({ report, fields, list, show, isDefault, totals }: TableProps) {
  const question = { show, from: '2026-11-01', to: '2026-11-07', sort: report.sort ?? null, search: '' } as AskedReport['question'];
  const opens = useOpens(report, { question, parts: new URLSearchParams('period=last_month') });
  const columns = useScreenColumns(report, { shown: fields, isDefault }, question);
  const part = { list, currency: 'GBP', ...(totals && { totals }) };
  return (
    <ReportTable
      report={report}
      part={part}
      columns={columns}
      question={question}
      onSort={() => undefined}
      drillDown={() => undefined}
      opens={opens}
    />
  );
}

const headings = () => screen.getAllByRole('columnheader').map((one) => one.textContent);
/** A window as narrow as a phone's, or as wide as a desk's. */
const narrow = (isNarrow: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isNarrow && media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));

describe("the bars in a report's table", () => {
  const rows = [
    { name: 'Drinks', item_qty: 2, amount: 50 },
    { name: 'Mains', item_qty: 1, amount: -25 },
  ];
  const bars = () => [...document.querySelectorAll<HTMLElement>('tbody .bar')].map(({ style }) => style.inlineSize);

  it("are as long as their figures are to the column's largest, of the columns that the chart draws alone", () => {
    draw('category-summary', rows);
    expect(bars()).toEqual(['100%', '50%']);
  });

  it('are not there where the table alone is asked for', () => {
    draw('category-summary', rows, { show: 'table' });
    expect(bars()).toEqual([]);
  });

  it('are not there where the chart is no chart of bars', () => {
    draw('daily-sales-graph', [{ from: '2026-11-01', net_sales: 5, transactions: 1 }]);
    expect(bars()).toEqual([]);
  });
});

describe("what a report's rows open", () => {
  const line = { order_number: '17', item_name: 'Soup', amount: 5, _ids: { order_number: 4711 } };

  it('is the record that the row names, for who may see it', () => {
    draw('voided-orders', [line], { permissions: ['OrderView'] });
    expect(screen.getByRole('link', { name: '17' }).getAttribute('href')).toBe('/orders/4711/show');
  });

  it('is nothing for who may not', () => {
    draw('voided-orders', [line]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('17')).toBeTruthy();
  });

  it('is the list of what a figure counts, on the days asked for', () => {
    const flour = { type: 'ingredients', id: 3 };
    draw('ingredient-usage', [{ ingredient: 'Flour', theoretical: 2, actual: 3, _ids: { theoretical: flour, actual: flour } }], {
      permissions: ['InventoryManagement'],
    });
    const cells = within(screen.getAllByRole('row')[1] as HTMLElement);
    const [actual, theoretical] = cells.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '', 'http://x'));
    const day = { gte: '2026-11-01', lte: '2026-11-07' };
    expect(actual?.pathname).toBe('/inventory-movements');
    expect(JSON.parse(actual?.searchParams.get('filter') ?? '')).toEqual({ item: flour, day });
    expect(JSON.parse(theoretical?.searchParams.get('filter') ?? '')).toEqual({ item: flour, day, kind: ['sold', 'returned'] });
  });
});

describe('the columns of a wide report on a desk', () => {
  const row = { name: 'Soup', item_qty: 1 };

  // What top items and top sellers are in order of stood behind gross sales, discounts and refunds, out of sight.
  it('have what the rows are in order of before the other figures', () => {
    draw('dashboard-top-selling-products', [row]);
    expect(headings().slice(0, 5)).toEqual(['Name', 'Category', 'Sub category', 'Net sales', 'Average price']);
    cleanup();
    draw('low-stock', [{ item: 'Tea' }]);
    expect(headings().slice(0, 2)).toEqual(['Item', 'Vendor']);
  });

  it('stay as they are where all are in sight, and as the reader arranged them', () => {
    draw('payment-summary', [{ method: 'cash' }]);
    expect(headings().at(-1)).toMatch(/Total/);
    cleanup();
    draw('dashboard-top-selling-products', [row], { isDefault: false });
    expect(headings()[3]).toMatch(/Average price/);
  });
});

describe('the columns of a report on a phone', () => {
  const row = { name: 'Soup', category: 'Starters', sub_category: null, item_qty: 1, avg_price: 5, net_amount: 5 };

  it('begin with what decides: the title, what the rows are in order of, and the other figures', () => {
    narrow(true);
    draw('product-mix', [row]);
    const [first, second] = headings();
    expect([first, second]).toEqual(['Name', 'Net sales']);
    expect(headings().indexOf('Category')).toBeGreaterThan(headings().indexOf('Quantity'));
  });

  it('have the hour beside the weekday, and the week beside whoever worked in it', () => {
    narrow(true);
    draw('sales-by-hour', [{ weekday: 'sunday', hour: '10:00', net_sales: 5 }]);
    expect(headings().slice(0, 2)).toEqual(['Weekday', 'Hour']);
    cleanup();
    draw('weekly-hours', [{ employee: 'Ana Vale', week: '2026-11-02', total_hours: 5 }]);
    expect(headings().slice(0, 2)).toEqual(['Employee', 'Week from']);
  });

  it('stand as the reader arranged them, and as they are said on a wide screen', () => {
    narrow(true);
    draw('product-mix', [row], { isDefault: false });
    expect(headings().slice(0, 2)).toEqual(['Name', 'Category']);
    cleanup();
    narrow(false);
    draw('product-mix', [row]);
    expect(headings().slice(0, 2)).toEqual(['Name', 'Category']);
  });
});

describe('what stands under the columns', () => {
  const sums = () => [...document.querySelectorAll('tfoot td')].map(({ textContent }) => textContent);

  it('is called so in the first column, also where the rows have their names in another', () => {
    draw('unmatched-gift-cards', [{ at: '2026-11-01T12:00:00Z', order_number: '17', card: '1', amount: 5 }], { totals: { amount: 5 } });
    expect(sums().slice(0, 2)).toEqual(['Total', '']);
  });

  it('has a minus where the column is taken away', () => {
    draw('gift-card-balances', [{ card: '1', closing: 2, loaded: 7, redeemed: 5 }], { totals: { closing: 2, loaded: 7, redeemed: 5 } });
    expect(sums()).toEqual(expect.arrayContaining(['£7.00', '-£5.00']));
  });
});

describe('a row without a name', () => {
  it.each(['category-summary', 'top-categories', 'product-mix'])('of %s is called what it lacks', (name) => {
    draw(name, [{ name: null, amount: 5, net_amount: 5 }]);
    expect(screen.getByText('Without category')).toBeTruthy();
  });
});
