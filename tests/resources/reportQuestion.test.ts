import { describe, expect, it } from 'vitest';
import { bodyOf, ownParts, readQuestion, SHARED_PARTS } from '#/model/reports/reportQuestion.ts';
import { defineReport, field } from '#model/language';

const report = defineReport({
  version: 1,
  name: 'sold',
  label: 'Sold',
  icon: 'Box',
  permission: 'Sold',
  endpoint: '/api/sold',
  input: { group_by: field.enum({ item: 'Item', category: 'Category' }, { required: true, default: 'item' }) },
  columns: { name: field.text(), quantity: field.quantity(), net: field.money() },
  title: 'name',
  sort: { field: 'net', order: 'desc' },
  search: true,
  top: [10, 25],
});
const clock = { timezone: 'Europe/London', startsAt: '04:00' };
const now = new Date('2026-11-20T03:00:00Z');
const read = (address: string, prefix = '') => {
  const parts = new URLSearchParams(address);
  return readQuestion(report, (name) => parts.get(name), clock, { prefix, now });
};

describe('the question of a report', () => {
  it('is the last seven business days of all hours where the address says nothing', () => {
    expect(read('')).toEqual({
      preset: 'last_7_days',
      from: '2026-11-13',
      to: '2026-11-19',
      hours: 'all_hours',
      timeFrom: '00:00',
      timeTo: '24:00',
      establishments: null,
      compare: null,
      comparedWith: undefined,
      sideBySide: false,
      show: 'both',
      measure: null,
      columns: null,
      input: { group_by: 'item' },
      top: 10,
      search: '',
      sort: { field: 'net', order: 'desc' },
      page: 1,
      perPage: 100,
    });
  });

  it('begins with the period that the report says, and asks with a pay period what goes with it where nothing is said', () => {
    const paid = defineReport({ ...report, payPresets: { this_pay_period: { group_by: 'category' } }, firstPeriod: 'last_pay_period' });
    const asked = (address: string) => readQuestion(paid, (name) => new URLSearchParams(address).get(name), clock, { now });
    expect(asked('')).toMatchObject({ preset: 'last_pay_period', from: '2026-10-01', to: '2026-10-31', input: { group_by: 'item' } });
    expect(asked('period=this_pay_period')).toMatchObject({ from: '2026-11-01', to: '2026-11-19', input: { group_by: 'category' } });
    expect(asked('period=this_pay_period&group_by=item')).toMatchObject({ input: { group_by: 'item' } });
    expect(asked('from=2026-11-01&to=2026-11-02')).toMatchObject({ preset: 'custom', input: { group_by: 'item' } });
  });

  it('keeps presets as presets, and chosen days as days', () => {
    expect(read('period=last_week&hours=lunch')).toMatchObject({
      preset: 'last_week',
      from: '2026-11-08',
      to: '2026-11-14',
      hours: 'lunch',
      timeFrom: '10:30',
      timeTo: '16:00',
    });
    expect(read('period=today&from=2026-02-01&to=2026-02-03')).toMatchObject({ preset: 'custom', from: '2026-02-01', to: '2026-02-03' });
    expect(read('from=2026-02-03&to=2026-02-01')).toMatchObject({ from: '2026-02-03', to: '2026-02-03' });
    expect(read('time_from=22:00&time_to=02:00')).toMatchObject({ hours: 'custom', timeFrom: '22:00', timeTo: '02:00' });
  });

  it('reads what stands beside the figures, and what is shown', () => {
    const asked =
      'compare_from=2025-11-01&compare_to=2025-11-07&side_by_side=1&measure=quantity&establishments=3,5&show=chart&columns=name,net&group_by=category&top=25&q=tea&sort=name&order=asc&page=2&per_page=50';
    expect(read(asked)).toMatchObject({
      compare: 'custom',
      comparedWith: { from: '2025-11-01', to: '2025-11-07' },
      sideBySide: true,
      measure: 'quantity',
      establishments: [3, 5],
      show: 'chart',
      columns: ['name', 'net'],
      input: { group_by: 'category' },
      top: 25,
      search: 'tea',
      sort: { field: 'name', order: 'asc' },
      page: 2,
      perPage: 50,
    });
  });

  it('takes what cannot be for unsaid', () => {
    const wrong =
      'period=never&from=2026-02-30&hours=tea&time_from=25:00&establishments=1;2&compare=me&measure=x&columns=name,x&group_by=x&top=11&sort=x&page=0&per_page=9999&show=x';
    expect(read(wrong)).toEqual(read(''));
  });

  it('of a section is told from the page’s by its name', () => {
    expect(read('sort=name&order=asc&sold.sort=quantity&sold.group_by=category&period=today', 'sold.')).toMatchObject({
      preset: 'today',
      sort: { field: 'quantity', order: 'desc' },
      input: { group_by: 'category' },
    });
  });

  it('shares no part’s name between what is everybody’s and what is a report’s own', () => {
    expect(Object.keys(ownParts(report)).filter((name) => name in SHARED_PARTS)).toEqual([]);
  });
});

describe('the body of a report’s call', () => {
  it('says all of the question', () => {
    expect(bodyOf(report, read('compare=last_year&side_by_side=1&q=tea'), [3, 5])).toEqual({
      establishment_ids: [3, 5],
      date_from: '2026-11-13',
      date_to: '2026-11-19',
      time_from: '00:00',
      time_to: '24:00',
      group_by: 'item',
      top: 10,
      search: 'tea',
      compare: 'last_year',
      side_by_side: true,
      sort_by: 'net',
      sort_order: 'desc',
      page: 1,
      per_page: 100,
    });
  });

  it('asks nothing that a report does not take', () => {
    const single = { ...report, compare: false as const, answer: 'figures' as const };
    expect(Object.keys(bodyOf(single, read('compare=last_year&side_by_side=1'), [3, 5]))).toEqual([
      'establishment_ids',
      'date_from',
      'date_to',
      'time_from',
      'time_to',
      'group_by',
      'top',
    ]);
    expect(bodyOf(report, read('side_by_side=1'), [3])).not.toHaveProperty('side_by_side');
    expect(bodyOf(report, read('compare_from=2025-11-01&compare_to=2025-11-07'), [3]).compare).toEqual({
      date_from: '2025-11-01',
      date_to: '2025-11-07',
    });
  });
});
