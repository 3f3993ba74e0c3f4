import { expect, test } from 'vitest';
import { addDays, comparedPeriod } from '#/model/reports/periods.ts';
import { decimal } from '#/model/values/decimal.ts';
import { localText, readInstant } from '#/model/values/instants.ts';
import { model } from '#/resources/index.ts';
import { momentOf } from '#/server/domain/sales/businessTime.ts';
import { schemaSentences } from '#/server/foundation/http/schemaSentences.ts';
import { byName, compute, computeText, matches, namedValue } from '#model/language';

const INHERITED = ['toString', 'valueOf', 'constructor', 'hasOwnProperty', '__proto__', '__defineGetter__'];

// Each of these was answered with 500, because a look-up by a caller's own word found what every object has.
test('a table of the model holds nothing under a name that every object has', () => {
  const { taxes } = model.resources;
  const tables = [
    model.resources,
    model.reports,
    model.settings,
    taxes?.fields,
    taxes?.allFields,
    model.resources['purchase-orders']?.verbs,
    model.reports['product-mix']?.columns,
  ];
  for (const table of tables) {
    expect(Object.keys(table ?? {}).length).toBeGreaterThan(0);
    for (const name of INHERITED) expect([name in (table as object), (table as Record<string, unknown>)[name]]).toEqual([false, undefined]);
  }
});

test('what is kept under a caller’s own names begins empty', () => {
  const errors = byName<string[]>();
  for (const name of INHERITED) errors[name] = [...(errors[name] ?? []), 'once'];
  expect(JSON.parse(JSON.stringify(errors))).toEqual(Object.fromEntries(INHERITED.map((name) => [name, ['once']])));
  expect(schemaSentences([])).toEqual({});
});

test.each([
  ['toString', 'toString'],
  [5, '5'],
  [{ toString: 1 }, '{"toString":1}'],
  [[{ valueOf: 1 }], '[{"valueOf":1}]'],
  [undefined, ''],
])('%j is named as %s', (value, text) => {
  expect(namedValue(value)).toBe(text);
});

test('a draft is worked out and compared before its types are judged, whatever it holds', () => {
  const odd = { toString: 1, valueOf: 2 };
  expect(computeText({ join: ['first', 'last'] }, { first: odd, last: 'Tea' })).toBe('Tea');
  expect(compute({ sum: 'rows', of: 'price' }, { rows: [null, 'x', { price: 2 }, { price: odd }] }, 2)).toBeNull();
  expect(compute({ sum: 'rows', of: 'price' }, { rows: [null, 'x', 7, { price: 2 }] }, 2)).toBe(2);
  expect(compute({ sum: 'rows', of: 'price' }, { rows: 'x' }, 2)).toBe(0);
  expect(() => matches({ from: { lt: { field: 'to' } } }, { from: odd, to: [odd] })).not.toThrow();
});

test.each(['1e999999999', '1e-999999999', '9'.repeat(5_000_000)])('a number that would cost seconds is refused at once', (text) => {
  expect(() => decimal(text)).toThrow(RangeError);
});

test.each([
  ['0001-01-01', 'Asia/Tokyo', null],
  ['0001-01-01', 'America/New_York', '0001-01-01T04:56:02.000Z'],
  ['0099-06-01 12:00', 'UTC', '0099-06-01T12:00:00.000Z'],
  ['9999-12-31 23:59:59', 'UTC', '9999-12-31T23:59:59.000Z'],
  ['9999-12-31 23:59:59', 'America/New_York', null],
  ['9999-12-31T23:59:59-10:00', 'UTC', null],
  ['0001-01-01T00:00:00+14:00', 'UTC', null],
])('%s in %s is the instant %s', (text, timezone, instant) => {
  expect(readInstant(text, timezone)).toBe(instant);
});

test('days and periods end with the calendar', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
  expect(localText('9999-12-31T23:59:59.999Z', 'Asia/Tokyo')).toBe('9999-12-31 23:59:59');
  expect(momentOf('0001-01-01T00:00:00.000Z', { timezone: 'America/New_York', dayStartsAt: 240 }).day).toBe('0001-01-01');
  for (const comparison of ['previous_period', 'last_year'] as const)
    for (const period of [
      { from: '0001-01-01', to: '0001-01-01' },
      { from: '0001-01-01', to: '9999-12-31' },
      { from: '0001-03-01', to: '0002-02-01' },
    ])
      for (const day of Object.values(comparedPeriod(period, comparison))) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
