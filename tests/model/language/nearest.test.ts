import { expect, test } from 'vitest';
import { distance, nameOne, nearest } from '#/model/language/nearest.ts';

const words = ['required', 'min', 'max', 'unique', 'label', 'help', 'order_types'];

test.each([
  ['requierd', 'required'],
  ['uniqe', 'unique'],
  ['minn', 'min'],
  ['maxLength', 'max'],
  ['mni', 'min'],
  ['orderTypes', 'order_types'],
  ['Label', 'label'],
  ['colour', undefined],
  ['x', undefined],
])('of %s the nearest is %s', (word, near) => {
  expect(nearest(word, words)).toBe(near);
});

test('neighbours that are swapped are one step, others are one each', () => {
  expect([distance('', ''), distance('ab', 'ba'), distance('abc', 'b'), distance('kitten', 'sitting')]).toEqual([0, 1, 2, 3]);
});

test('where none is near, all are offered', () => {
  expect([nameOne('colour', ['a', 'b']), nameOne('labl', words)]).toEqual(['name one of: a, b', "write 'label'"]);
});
