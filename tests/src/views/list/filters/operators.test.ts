import { describe, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { enteredValue, type Operator, operatorOf, operatorsOf, testOf, valueFor } from '#/src/views/list/filters/operators.ts';

const field = (resource: string, name: string) => present(resourceOf(model, resource).allFields[name], name);
const day = field('purchase-orders', 'expected_date');
const note = field('activity-log', 'address');

test('a field is tested by what its kind can say, and by emptiness where it may be empty', () => {
  expect(operatorsOf(field('vendors', 'name'))).toEqual(['is', 'is_not', 'exactly']);
  expect(operatorsOf(field('vendors', 'rating'))).toEqual(['is', 'is_not', 'empty', 'filled']);
  expect(operatorsOf(field('vendors', 'last_receipt'))).toContain('within');
  expect(operatorsOf(day)).toEqual([...['is', 'is_not', 'within', 'last_days', 'next_days', 'days_ago', 'empty', 'filled']]);
});

describe('a test is read as it was made', () => {
  test.each<[Operator, unknown, unknown]>([
    ['is', ['a'], ['a']],
    ['is', { gte: 1 }, { gte: 1 }],
    ['is_not', { contains: 'x' }, { not: { contains: 'x' } }],
    ['exactly', 'Tea', 'Tea'],
    ['within', 'next_week', { within: 'next_week' }],
    ['last_days', 7, { days: { gte: -6, lte: 0 } }],
    ['last_days', 1, { days: { gte: 0, lte: 0 } }],
    ['next_days', 7, { days: { gte: 0, lte: 7 } }],
    ['days_ago', 30, { days: { lte: -30 } }],
  ])('%s %j', (operator, value, made) => {
    expect(testOf(operator, value)).toEqual(made);
    const tested = operator === 'exactly' ? note : day;
    expect([operatorOf(tested, made), enteredValue(made, operator)]).toEqual([operator, value]);
  });

  test('and so is emptiness, however it is written', () => {
    expect([testOf('empty', undefined), testOf('filled', undefined)].map((test) => operatorOf(note, test))).toEqual(['empty', 'filled']);
    expect([{ filled: false }, { not: null }].map((test) => operatorOf(note, test))).toEqual(['empty', 'filled']);
  });
});

test('what is chosen among values is one of them, also where a link says it as a text', () => {
  const chosen = [field('vendors', 'status'), field('activity-log', 'subject_type')];
  for (const one of chosen) {
    expect(operatorsOf(one)).not.toContain('exactly');
    expect(operatorOf(one, 'users')).toBe('is');
  }
});

test.each<[Operator, unknown]>([
  ['is', undefined],
  ['exactly', ''],
  ['last_days', 0],
  ['next_days', -1],
  ['days_ago', 1.5],
  ['days_ago', 1e9],
])('%s %j is not said yet', (operator, value) => {
  expect(testOf(operator, value)).toBeUndefined();
});

test('another operator keeps what was entered, where it is entered alike', () => {
  expect(valueFor('is_not', 'is', ['a'])).toEqual(['a']);
  expect(valueFor('days_ago', 'last_days', 3)).toBe(3);
  expect(valueFor('within', 'is', { gte: '2026-01-01' })).toBe('this_month');
  expect(valueFor('is', 'empty', null)).toBeUndefined();
});
