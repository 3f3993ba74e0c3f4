import { cleanup, render, screen, within } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { ReportChart } from '#/src/views/report/chart/ReportChart.tsx';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import type { ReportRow } from '#/src/views/report/reportAnswer.ts';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const session = { constants: { currencies: [], timezones: [] }, establishments: [], establishment: null };

/** The chart of a report over these rows; `hidden`: columns that the reader may not see; `question`: the days asked for. */
function draw(name: string, rows: readonly ReportRow[], hidden: readonly string[] = [], question: { from?: string; to?: string } = {}) {
  const report = present(model.reports[name], 'report');
  const fields = Object.entries(report.columns).map(([column, one]) => fieldModel(column, one));
  const seen = fields.filter((field) => !hidden.includes(field.name));
  render(
    <Frame>
      <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}>
        <SessionContext value={session as unknown as SessionContextValue}>
          <MemoryRouter>
            <ReportChart
              report={report}
              asked={{ question, establishments: [] } as unknown as AskedReport}
              rows={{ rows }}
              fields={seen}
              currency="GBP"
            />
          </MemoryRouter>
        </SessionContext>
      </CoreAdminContext>
    </Frame>,
  );
}

describe('a grid of weekdays and hours', () => {
  it('has every weekday, every hour between the first and the last, and a figure where there is one', () => {
    draw('sales-by-hour', [
      { weekday: 'friday', hour: '23:00', net_per_day: 80 },
      { weekday: 'friday', hour: '01:00', net_per_day: 12.6 },
    ]);
    const [head, ...days] = within(screen.getByRole('table')).getAllByRole('row');
    expect(head?.textContent).toBe('11 PM12 AM1 AM');
    expect(days.map((day) => day.textContent)).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday£80£13',
      'Saturday',
    ]);
    expect(screen.getByTitle('Friday 1 AM: £12.60')).toBeTruthy();
  });
});

describe('dots of menu engineering', () => {
  const rows = [
    { name: 'Burger', item_qty: 10, margin_each: 8, group: 'star', popular_from: 4, earning_from: 5 },
    { name: 'Wine', item_qty: 1, margin_each: 1, group: 'dog', popular_from: 4, earning_from: 5 },
  ];

  it('say how many each group has', () => {
    draw('menu-engineering', rows);
    expect(screen.getByText(/Star: keep and show · 1/)).toBeTruthy();
    expect(screen.getByText(/Dog: replace or drop · 1/)).toBeTruthy();
  });

  it('are not there for somebody who may not see what things cost', () => {
    draw('menu-engineering', rows, ['margin_each', 'group', 'earning_from']);
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('a line of days that are not chosen', () => {
  it('is broken where nothing is known, and says where the forecast is highest and lowest', () => {
    const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 300));
    const day = (date: string, forecast: number | null, sold: number | null) => ({ day: date, forecast, sold, low: null, high: null });
    draw('sales-forecast', [
      day('2026-11-01', null, 90),
      day('2026-11-02', 70, 60),
      day('2026-11-03', 50, null),
      day('2026-11-04', 80, null),
    ]);
    measured.mockRestore();
    const picture = screen.getByRole('img');
    expect(picture.getAttribute('aria-label')).toMatch(
      /^Forecast from Nov 2, 2026 to Nov 4, 2026.*£80\.00.*Nov 4, 2026.*£50\.00.*Nov 3, 2026/,
    );
    const lines = [...picture.querySelectorAll('path.line')].map((line) => line.getAttribute('d') ?? '');
    // The forecast has three of four days, what was sold the first two, and the range none.
    expect(lines.map((line) => [line.match(/M/g)?.length ?? 0, line.match(/L/g)?.length ?? 0])).toEqual([
      [1, 2],
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('a line over chosen days', () => {
  const week = { from: '2026-10-29', to: '2026-11-02' };
  function drawn(name: string, rows: readonly ReportRow[]) {
    const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 300));
    draw(name, rows, [], week);
    measured.mockRestore();
    return screen.getByRole('img').querySelector('path.line')?.getAttribute('d') ?? '';
  }

  it('has a dot for a day counted alone, and no line through days on which nothing was counted', () => {
    expect(
      drawn('over-short-by-day', [
        { day: '2026-10-29', net: -2 },
        { day: '2026-11-01', net: 3 },
        { day: '2026-11-02', net: 1 },
      ]),
    ).toMatch(/^M[\d.]+ [\d.]+h0M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
  });

  it('goes through closed days, and ends before a running day without sales', () => {
    vi.useFakeTimers({ now: new Date('2026-11-02T12:00:00Z'), toFake: ['Date'] });
    const line = drawn('daily-sales-graph', [
      { from: '2026-10-29', net_sales: 90 },
      { from: '2026-11-01', net_sales: 70 },
    ]);
    vi.useRealTimers();
    expect([line.match(/M/g)?.length, line.match(/L/g)?.length]).toEqual([1, 3]);
  });
});

describe('bars', () => {
  const bars = () => [...document.querySelectorAll<HTMLElement>('.bar')].map(({ style }) => [style.marginInlineStart, style.inlineSize]);

  it('run the other way from a zero line where something is below zero', () => {
    draw('vendor-price-changes', [
      { item: 'Milk', effect: 30 },
      { item: 'Eggs', effect: -10 },
    ]);
    expect(bars()).toEqual([
      ['25%', '75%'],
      ['0%', '25%'],
    ]);
    expect([...document.querySelectorAll<HTMLElement>('.zero')].map(({ style }) => style.insetInlineStart)).toEqual(['25%', '25%']);
  });

  it('begin at the edge where nothing is', () => {
    draw('vendor-price-changes', [{ item: 'Milk', effect: 30 }]);
    expect(bars()).toEqual([['0%', '100%']]);
    expect(document.querySelector('.zero')).toBeNull();
  });
});
