import { describe, expect, test } from 'vitest';
import { byDay, eventOf, lanesOf } from '#/src/views/list/calendar/events.ts';
import { daySaid, filterOfDays, onDay, shownDays, spanSaid, stepFrom } from '#/src/views/list/calendar/span.ts';
import { keptShape, laidOutAs, layoutIn, layoutsOf } from '#/src/views/list/layout/layouts.ts';

describe('the days in sight', () => {
  test('are a whole week, begun on the weekday of the language', () => {
    const { from, to, weeks } = shownDays('2026-11-26', 'week', 1);
    expect([from, to, weeks.length]).toEqual(['2026-11-23', '2026-11-29', 1]);
    expect(shownDays('2026-11-26', 'week', 6).from).toBe('2026-11-21');
    expect(shownDays('2026-11-22', 'week', 0).from).toBe('2026-11-22');
  });

  test('are the whole weeks that a month touches, over a year’s end too', () => {
    const { from, to, weeks } = shownDays('2026-12-31', 'month', 1);
    expect([from, to, weeks.length]).toEqual(['2026-11-30', '2027-01-03', 5]);
    // Four weeks, exactly.
    expect(shownDays('2027-02-14', 'month', 1).weeks).toHaveLength(4);
    expect(shownDays('2026-08-01', 'month', 1).weeks).toHaveLength(6);
  });

  test('go on by a week, or by a month however long it is', () => {
    expect(stepFrom('2026-11-26', 'week', -1)).toBe('2026-11-19');
    expect(stepFrom('2026-01-31', 'month', 1)).toBe('2026-02-01');
    expect(stepFrom('2026-03-31', 'month', -1)).toBe('2026-02-01');
    expect(stepFrom('2026-12-31', 'month', 1)).toBe('2027-01-01');
  });

  test('are what the address says, where it says something that can be', () => {
    expect(spanSaid('month', { from: 'a', lane: 'b' } as never)).toBe('month');
    expect(spanSaid('year', { from: 'a', lane: 'b' } as never)).toBe('week');
    expect(spanSaid(null, { from: 'a' } as never)).toBe('month');
    expect(daySaid('2026-02-30', '2026-11-26')).toBe('2026-11-26');
    expect(daySaid('2026-02-28', '2026-11-26')).toBe('2026-02-28');
  });
});

describe('the filter of what is in sight', () => {
  const days = { from: '2026-11-23', to: '2026-11-29' };
  test.each<[string, object, object]>([
    ['is the days alone', {}, { day: { gte: '2026-11-23', lte: '2026-11-29' } }],
    ['goes beside the list’s own', { kind: 'a' }, { kind: 'a', day: { gte: '2026-11-23', lte: '2026-11-29' } }],
    ['is narrowed by a range', { day: { gte: '2026-11-25' } }, { day: { gte: '2026-11-25', lte: '2026-11-29' } }],
    ['is not widened by one', { day: { gte: '2026-01-01', lte: '2026-12-31' } }, { day: { gte: '2026-11-23', lte: '2026-11-29' } }],
    ['leaves single days', { day: '2026-11-25' }, { day: '2026-11-25' }],
    ['leaves what has no day', { day: null }, { day: null }],
  ])('%s', (_, filter, wanted) => expect(filterOfDays(filter as never, 'day', days)).toEqual(wanted));
});

describe('a record stands', () => {
  const shift = { from: 'date', starts: 'in', ends: 'out' } as never;
  const at = (record: object, calendar = shift, timezone = 'UTC') => eventOf({ id: 1, ...record }, calendar, timezone);

  test('on the day on which it begins; one that ends no later than it began ends on the next', () => {
    expect(at({ date: '2026-11-27', in: '18:00:00', out: '02:00:00' })).toMatchObject({
      ...{ day: '2026-11-27', starts: '18:00', ends: '02:00', isOvernight: true },
    });
    expect(at({ date: '2026-11-27', in: '09:00', out: '17:00' })).toMatchObject({ isOvernight: false });
    expect(at({ date: '2026-11-27', in: '09:00', out: null })).toMatchObject({ ends: undefined, isOvernight: false });
  });

  test('at a moment by the establishment’s clock', () => {
    const calendar = { from: 'at', lasts: 'minutes' } as never;
    const record = { at: '2026-11-28T04:00:00.000Z', minutes: 150 };
    expect(at(record, calendar, 'America/New_York')).toMatchObject({
      day: '2026-11-27',
      starts: '23:00',
      ends: '01:30',
      isOvernight: true,
    });
    expect(at(record, calendar, 'Asia/Tokyo')).toMatchObject({ day: '2026-11-28', starts: '13:00', ends: '15:30', isOvernight: false });
  });

  test('nowhere without a day', () => {
    expect(at({ date: null })).toBeUndefined();
  });

  test('in the order of the clock, apart for each that its lane names, the nameless last', () => {
    const events = [
      { id: 1, date: '2026-11-27', in: '18:00', who: 2, _titles: { who: 'Zoe' } },
      { id: 2, date: '2026-11-27', in: '09:00', who: null },
      { id: 3, date: '2026-11-27', in: '08:00', who: 2, _titles: { who: 'Zoe' } },
      { id: 4, date: '2026-11-28', in: '08:00', who: 3, _titles: { who: 'Änne' } },
    ].flatMap((record) => at(record) ?? []);
    expect(
      byDay(events)
        .get('2026-11-27')
        ?.map(({ record }) => record.id),
    ).toEqual([3, 2, 1]);
    const lanes = lanesOf(events, 'who', 'de');
    expect(lanes.map(({ title }) => title)).toEqual(['Änne', 'Zoe', null]);
    expect(lanes[1]?.days.get('2026-11-27')?.map(({ record }) => record.id)).toEqual([3, 1]);
  });
});

test('on another day a moment keeps its time there, over a change of clocks too; a new one is at noon', () => {
  const clock = { isMoment: true, timezone: 'America/New_York', time: '19:30' };
  expect(onDay('2026-10-31T23:30:00.000Z', '2026-11-01', clock)).toBe('2026-11-02T00:30:00.000Z');
  expect(onDay(undefined, '2026-11-27', clock)).toBe('2026-11-27T17:00:00.000Z');
  expect(onDay('2026-10-31', '2026-11-01', { ...clock, isMoment: false })).toBe('2026-11-01');
});

test('an address keeps how its list is laid out, and names only what the definition asks for', () => {
  const resource = { list: { calendar: { from: 'date' } } } as never;
  expect(layoutsOf(resource)).toEqual(['list', 'calendar']);
  expect([layoutIn('?as=calendar', resource), layoutIn('?as=board', resource), layoutIn('', resource)]).toEqual([
    'calendar',
    'list',
    'list',
  ]);
  expect([{ as: 'board', page: 1 }, { as: 'list' }, { as: 'pile' }, undefined].map(keptShape)).toEqual(['?as=board', '', '', '']);
  expect(laidOutAs('?as=calendar&on=2026-11-26&filter={}', '?page=1')).toBe('?page=1&as=calendar&on=2026-11-26');
});
