import { expect, test } from 'vitest';
import { kindOf } from '#/model/kinds/index.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { field } from '#model/language';

const stars = field.rating();
const read = (text: string) => kindOf(stars).parse(text, stars, referenceContext);
const validate = (value: unknown) => kindOf(stars).validate(value, stars, referenceContext)?.key ?? null;

test.each([
  ['4', 4],
  ['★★★', 3],
  ['★★☆☆☆', 2],
  ['5/5', 5],
  ['', null],
])('%s reads as %s stars', (text, value) => {
  expect(read(text)).toEqual({ value });
});

test('words are no stars', () => {
  expect(read('very good')).toHaveProperty('problem.key', 'not_a_number');
});

test('one to five whole stars are given', () => {
  expect([0, 1, 5, 6, 2.5, '3'].map(validate)).toEqual(['too_small', null, null, 'too_large', 'wrong_type_whole', 'wrong_type_number']);
});
