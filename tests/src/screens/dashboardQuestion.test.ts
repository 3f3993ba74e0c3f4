import { describe, expect, it } from 'vitest';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { readQuestion } from '#/model/reports/reportQuestion.ts';
import { model } from '#/resources/index.ts';
import { inPeriod, isRunning, usuallyAgainst, weekOf, withFirstPeriod, yearOf } from '#/src/screens/dashboard/question.ts';
import { type ComparedStep, everyStep } from '#/src/screens/dashboard/steps.ts';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';

const report = model.reports['dashboard-total-sales'] as ReportDefinition;
const tokyo = { id: 1, title: 'Harbour', timezone: 'Asia/Tokyo', business_day_starts_at: '04:00' };
const phoenix = { id: 2, title: 'Market', timezone: 'America/Phoenix', business_day_starts_at: '00:00' };
const asked = (address: string): AskedReport => {
  const parts = new URLSearchParams(address);
  const question = readQuestion(report, (name) => parts.get(name), { timezone: 'Asia/Tokyo', startsAt: '04:00' });
  return { parts, question, establishments: [tokyo, phoenix], body: {}, ask: () => undefined, askOwn: () => undefined };
};

describe('the question of the dashboard', () => {
  it('is about today where the address says no days, else about these', () => {
    expect(withFirstPeriod(report, asked('against=last_year'))).toMatchObject({
      question: { preset: 'today', input: { against: 'last_year' } },
      body: { establishment_ids: [1, 2], against: 'last_year' },
    });
    const chosen = asked('period=last_week');
    expect(withFirstPeriod(report, chosen)).toBe(chosen);
  });

  it('is asked in other days for tiles that have their own, in all hours, with an address that says so', () => {
    const year = inPeriod(report, asked('from=2026-01-05&to=2026-01-09&hours=lunch&establishments=1,2'), 'this_year');
    expect(Object.fromEntries(year.parts)).toEqual({ establishments: '1,2', period: 'this_year' });
    expect(year.body).toMatchObject({ date_from: year.question.from, time_from: '00:00', time_to: '24:00' });
    expect(inPeriod(report, asked('period=today'), { from: '2026-02-01', to: '2026-02-03' }).body).toMatchObject({
      date_from: '2026-02-01',
      date_to: '2026-02-03',
    });
  });

  it('meets with the running week the same days of the last one, unless the reader compares with others', () => {
    const against = (address: string) => inPeriod(report, usuallyAgainst(asked(address), 'same_weekdays'), 'this_week').body.against;
    expect([against('period=today'), against('against=usual'), against('against=last_year')]).toEqual([
      'same_weekdays',
      'same_weekdays',
      'last_year',
    ]);
  });

  it('is about what still moves where the running day of one establishment is among the days', () => {
    // 02:00 on the 21st in Tokyo, which is still the business day of the 20th; 10:00 on the 20th in Phoenix.
    const now = new Date('2026-11-20T17:00:00.000Z');
    const on = (from: string, to: string, ...places: (typeof tokyo)[]) => isRunning({ from, to }, places, now);
    expect([
      on('2026-11-20', '2026-11-20', tokyo),
      on('2026-11-21', '2026-11-21', tokyo),
      on('2026-11-01', '2026-11-19', tokyo, phoenix),
    ]).toEqual([true, false, false]);
    expect(on('2026-11-21', '2026-11-21', { ...tokyo, business_day_starts_at: '00:00' }, phoenix)).toBe(true);
  });

  it('shows the seven days and the twelve months that end with its period', () => {
    expect(weekOf({ from: '2026-03-01', to: '2026-03-03' })).toEqual({ from: '2026-02-25', to: '2026-03-03' });
    expect(yearOf({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2025-04-01', to: '2026-03-31' });
    expect(yearOf({ from: '2026-12-24', to: '2026-12-24' })).toEqual({ from: '2026-01-01', to: '2026-12-24' });
  });
});

describe('the steps of sales over time', () => {
  const course = (from: string, to: string, ...steps: string[]) => ({
    period: { from, to },
    steps: steps.map((step, index) => ({ from: step, net_sales: 5 + index, transactions: 1 })),
  });
  const said = (steps: readonly ComparedStep[]) =>
    steps.map((step) => [step.from, step.net_sales, step.before].filter((one) => one !== undefined).join(' '));
  const today = (...hours: string[]) => course('2026-02-28', '2026-02-28', ...hours);

  it('are every hour from the first to the last, over midnight too, beside the same hours of the other days', () => {
    expect(said(everyStep('hour', today('22:00', '01:00'), undefined, '06:00'))).toEqual(['22:00 5', '23:00 0', '00:00 0', '01:00 6']);
    expect(everyStep('hour', today(), undefined, '00:00')).toEqual([]);
    const night = today('20:00', '00:00');
    expect(said(everyStep('hour', today('22:00'), night, '06:00'))).toEqual([
      '20:00 0 5',
      '21:00 0 0',
      '22:00 5 0',
      '23:00 0 0',
      '00:00 0 6',
    ]);
    expect(said(everyStep('hour', today('22:00'), night, '00:00')).at(0)).toBe('00:00 0 6');
  });

  it('are every day and every month of a period, beside those in the same place of the other days', () => {
    const days = course('2026-02-27', '2026-03-01', '2026-02-28');
    expect(said(everyStep('day', days, undefined, '00:00'))).toEqual(['2026-02-27 0', '2026-02-28 5', '2026-03-01 0']);
    expect(said(everyStep('day', days, course('2026-02-24', '2026-02-26', '2026-02-26'), '00:00'))).toEqual([
      '2026-02-27 0 0',
      '2026-02-28 5 0',
      '2026-03-01 0 5',
    ]);
    const months = course('2026-01-15', '2026-03-02', '2026-02-01');
    expect(said(everyStep('month', months, course('2025-01-15', '2025-03-02', '2025-01-01'), '00:00'))).toEqual([
      '2026-01-01 0 5',
      '2026-02-01 5 0',
      '2026-03-01 0 0',
    ]);
  });
});
