import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '#/model/compile/compile.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { MarkChart } from '#/model/language/reports.ts';
import { chartData, comparedDays, isOverDays, linesOf } from '#/model/reports/chartData.ts';
import { everyDay } from '#/model/reports/everyDay.ts';
import { sharesOf } from '#/model/reports/shares.ts';
import { everyNth, ticksOf } from '#/model/reports/ticks.ts';
import { defineGroup, defineReport, field } from '#model/language';

const { reports } = compile({
  './g/group.ts': defineGroup({ label: 'G', icon: 'Box', order: 1 }),
  './g/days.ts': defineReport({
    version: 1,
    name: 'by-day',
    label: 'By day',
    icon: 'ShowChart',
    permission: 'ByDay',
    endpoint: '/api/by-day',
    columns: { day: field.date(), net: field.money(), tips: field.money(), orders: field.integer() },
    title: 'day',
    compare: false,
    chart: { type: 'line', category: 'day', values: ['net', 'orders', 'tips'] },
  }),
});
const days = reports['by-day'] as NonNullable<(typeof reports)[string]>;
const chart = days.chart as MarkChart;
const fields = Object.entries(days.columns).map(([name, one]) => fieldModel(name, one));
/** A day after the week: all of it is known. */
const today = '2026-11-03';
const week = { from: '2026-10-29', to: '2026-11-02' };

describe('a line over days', () => {
  it('has every day of the period, and nothing where there is no row', () => {
    expect(everyDay([{ day: '2026-10-31', net: 5 }], 'day', week)).toEqual([
      { day: '2026-10-29' },
      { day: '2026-10-30' },
      { day: '2026-10-31', net: 5 },
      { day: '2026-11-01' },
      { day: '2026-11-02' },
    ]);
    expect(everyDay([], 'day', { from: '2026-02-28', to: '2026-02-28' })).toEqual([{ day: '2026-02-28' }]);
    expect(everyDay([], 'day', { from: '2026-03-01', to: '2026-02-28' })).toEqual([]);
  });

  it('draws missing days as zero, and only figures of the first one’s kind on one axis', () => {
    const data = chartData(chart, fields, [{ day: '2026-10-31', net: 5, tips: 1, orders: 2 }], { period: week, today });
    expect(data.categories).toEqual(['2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']);
    expect(data.series).toEqual([
      { field: fields[1], values: [0, 0, 5, 0, 0] },
      { field: fields[2], values: [0, 0, 1, 0, 0] },
    ]);
  });

  it('ends where the running day has no figures yet, and does not fall to nothing', () => {
    const rows = [{ day: '2026-10-31', net: 5, tips: 1, orders: 2 }];
    const gapsOn = (running: string) => [...(chartData(chart, fields, rows, { period: week, today: running }).series[0]?.gaps ?? [])];
    expect(gapsOn('2026-11-02')).toEqual([4]);
    expect(gapsOn('2026-11-01')).toEqual([3, 4]);
    expect(gapsOn('2026-10-31')).toEqual([3, 4]);
  });

  it('is broken on every day without a row where the report says that nothing is known of it', () => {
    const counted = { ...chart, emptyDays: 'gap', values: ['net'] } as const;
    const [net] = chartData(counted, fields, [{ day: '2026-10-31', net: 5 }], { period: week, today }).series;
    expect([...(net?.gaps ?? [])]).toEqual([0, 1, 3, 4]);
    expect(linesOf(net?.values ?? [], net?.gaps)).toEqual([[{ index: 2, value: 5 }]]);
    expect(linesOf([1, 2, 0, 3], new Set([2]))).toEqual([
      [
        { index: 0, value: 1 },
        { index: 1, value: 2 },
      ],
      [{ index: 3, value: 3 }],
    ]);
  });

  it('is broken where a row has no figure, where the rows themselves are its days', () => {
    const rows = [
      { day: '2026-10-30', net: 3, tips: null },
      { day: '2026-10-31', net: null, tips: 1 },
      { day: '2026-11-01', net: 5, tips: 0 },
    ];
    const { categories, series } = chartData(chart, fields, rows);
    expect(categories).toEqual(['2026-10-30', '2026-10-31', '2026-11-01']);
    expect(series.map(({ values, gaps }) => [values, [...(gaps ?? [])]])).toEqual([
      [[3, 0, 5], [1]],
      [[0, 1, 0], [0]],
    ]);
  });

  it('lays the days compared with under its own, index by index', () => {
    const before = { rows: [{ day: '2026-10-28', net: 7 }], period: { from: '2026-10-24', to: '2026-10-28' } };
    expect(chartData({ ...chart, values: ['net'] }, fields, [], { period: week, today, before }).series[0]?.before).toEqual([
      0, 0, 0, 0, 7,
    ]);
    const shorter = { rows: [{ day: '2026-10-28', net: 7 }], period: { from: '2026-10-28', to: '2026-10-28' } };
    expect(chartData({ ...chart, values: ['net'] }, fields, [], { period: week, today, before: shorter }).series[0]?.before).toEqual([
      7, 0, 0, 0, 0,
    ]);
  });

  it('knows that it goes over days, and which it is compared with', () => {
    expect(isOverDays(days)).toBe(true);
    expect(isOverDays({ ...days, period: false })).toBe(false);
    expect(isOverDays({ ...days, chart: { type: 'bar', category: 'day', values: ['net'] } })).toBe(false);
    const asked = { ...week, comparedWith: undefined };
    expect(comparedDays({ ...asked, compare: null })).toBeUndefined();
    expect(comparedDays({ ...asked, compare: 'previous_period' })).toEqual({ from: '2026-10-24', to: '2026-10-28' });
    expect(comparedDays({ ...asked, compare: 'last_year' })).toEqual({ from: '2025-10-30', to: '2025-11-03' });
    expect(comparedDays({ ...asked, compare: 'custom', comparedWith: { from: '2026-01-01', to: '2026-01-05' } })).toEqual({
      from: '2026-01-01',
      to: '2026-01-05',
    });
  });
});

describe('a chart of other rows', () => {
  it('takes what is compared from the rows themselves', () => {
    const rows = [
      { day: 'a', net: 5, previous: { net: 4 } },
      { day: 'b', net: 1, previous: { net: null } },
    ];
    expect(chartData({ ...chart, type: 'bar', values: ['net'] }, fields, rows).series[0]).toMatchObject({ values: [5, 1], before: [4, 0] });
    expect(chartData({ ...chart, type: 'bar', values: ['net'] }, fields, [{ day: 'a', net: 5 }]).series[0]).not.toHaveProperty('before');
  });

  it('leaves out what the reader may not see', () => {
    expect(chartData(chart, [], [{ day: 'a', net: 5 }]).series).toEqual([]);
  });
});

describe('an axis', () => {
  it.each([
    [0, 97, [0, 25, 50, 75, 100]],
    [0, 0.3, [0, 0.1, 0.2, 0.3]],
    [-40, 100, [-50, 0, 50, 100]],
    [0, 0, [0]],
  ])('from %s to %s has round figures', (least, most, ticks) => {
    expect(ticksOf(least, most)).toEqual(ticks);
  });

  it('holds every figure, zero among its lines', () => {
    const amount = fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        const ticks = ticksOf(least, most);
        expect(ticks).toContain(0);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, least));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, most) * (1 - 1e-9));
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('leaves out labels that have no room', () => {
    expect([everyNth(7, 10), everyNth(31, 10), everyNth(31, 0)]).toEqual([1, 4, 31]);
  });
});

describe('the parts of a whole', () => {
  it('stand from the largest, what is too much to show together at the end', () => {
    expect(sharesOf([10, 50, 0, 30, 10], 3)).toEqual([
      { index: 1, value: 50, share: 0.5 },
      { index: 3, value: 30, share: 0.3 },
      { index: null, value: 20, share: 0.2 },
    ]);
  });

  it('are none where something is below zero, or there is nothing', () => {
    expect(sharesOf([10, -1], 8)).toBeNull();
    expect(sharesOf([0, 0], 8)).toBeNull();
  });
});
