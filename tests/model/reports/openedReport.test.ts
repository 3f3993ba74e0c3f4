import { describe, expect, it } from 'vitest';
import { openedReport } from '#/model/reports/openedReport.ts';

const parts = new URLSearchParams({ period: 'last_month', establishments: '1,2', compare: 'previous_period', q: 'Nia', show: 'table' });
const opens = { report: 'drawers', input: { person: 'name' } };

describe('a figure that opens another report', () => {
  it('asks it for the same days and places, and for what its row says', () => {
    expect(openedReport(opens, parts, { name: 'Nia & Max' })).toBe(
      '/reports/drawers?period=last_month&establishments=1%2C2&person=Nia+%26+Max',
    );
  });

  it('asks it for its own day alone', () => {
    expect(openedReport({ report: 'drawers', day: 'day' }, parts, { day: '2026-03-02' })).toBe(
      '/reports/drawers?establishments=1%2C2&from=2026-03-02&to=2026-03-02',
    );
  });

  it('opens nothing where the row does not say of whom', () => expect(openedReport(opens, parts, { name: null })).toBeUndefined());
});
