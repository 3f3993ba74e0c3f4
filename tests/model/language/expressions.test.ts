import { describe, expect, test } from 'vitest';
import { compute, computeText, type Expression, endingOf, fieldsRead } from '#model/language';

const record = {
  price: 1.1,
  count: 3,
  none: null,
  rows: [
    { amount: 0.1, times: 3 },
    { amount: 0.2, times: 1 },
    { amount: null, times: 5 },
  ],
  start: '22:30',
  end: '01:15',
  from: '2026-03-29T00:30:00.000Z',
  to: '2026-03-29T02:00:30.000Z',
};

describe('an expression', () => {
  test.each<[Expression, number, number | null]>([
    [5, 0, 5],
    ['price', 2, 1.1],
    ['none', 2, 0],
    [{ add: ['price', 'count', 0.2] }, 2, 4.3],
    [{ add: [] }, 2, 0],
    [{ subtract: ['price', 'count'] }, 2, -1.9],
    [{ multiply: ['price', 'count'] }, 2, 3.3],
    [{ divide: ['price', 'count'] }, 2, 0.37],
    [{ divide: ['price', 'none'] }, 2, null],
    [{ sum: 'rows', of: { multiply: ['amount', 'times'] } }, 2, 0.5],
    [{ sum: 'absent', of: 'amount' }, 2, 0],
    [{ min: ['price', 'count', 100] }, 2, 1.1],
    [{ min: ['price', 'none'] }, 2, 0],
    [{ minutes: ['start', 'end'] }, 0, 165],
    [{ minutes: ['from', 'to'] }, 0, 91],
    [{ minutes: ['from', 'none'] }, 0, 0],
  ])('%j gives, to %d decimals, %j', (expression, scale, expected) => {
    expect(compute(expression, record, scale)).toBe(expected);
  });

  test('of a field that holds no number gives nothing', () => {
    expect(compute({ add: ['text', 1] }, { text: 'abc' }, 2)).toBeNull();
    expect(compute('list', { list: [1] }, 2)).toBeNull();
  });

  test('names the fields that it reads', () => {
    expect(
      fieldsRead({
        add: ['price', { multiply: ['count', 2] }, { sum: 'rows', of: 'amount' }, { minutes: ['start', 'end'] }, { divide: [1, 'none'] }],
      }),
    ).toEqual(['price', 'count', 'rows', 'start', 'end', 'none']);
  });
});

describe('the end of a number that not everybody may see', () => {
  test.each([
    ['6012345678901234', '•••• 1234'],
    ['LM-481516', '•••• 1516'],
    ['1234567', '•••• 567'],
    ['123456', '•••• 456'],
    ['1234', '•••• 34'],
    ['1', '••••'],
    ['😀😁😂😃', '•••• 😂😃'],
    ['', null],
  ])('of %j is %j: never more than half of it', (number, expected) => {
    expect(endingOf(number)).toBe(expected);
    expect(computeText({ ending: 'number' }, { number })).toBe(expected);
  });

  test('is nothing of what is no text, and stands in a computed field as the field that it reads', () => {
    for (const number of [null, undefined, {}, []]) expect(computeText({ ending: 'number' }, { number })).toBeNull();
    expect(fieldsRead({ ending: 'number' })).toEqual(['number']);
  });
});
