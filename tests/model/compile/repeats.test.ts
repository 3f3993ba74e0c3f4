import { expect, test } from 'vitest';
import { notRepeated } from '#model/language';

const verb = { repeats: { typed: 'name' } };
const record = { name: 'Harbour ' };

test('what is not repeated word for word is refused with what stands there; spaces around it do not count', () => {
  expect(notRepeated(verb, { typed: ' Harbour' }, record)).toEqual({});
  expect(notRepeated(verb, { typed: 'harbour' }, record)).toEqual({ typed: [{ key: 'not_repeated', params: { value: 'Harbour' } }] });
  expect(notRepeated({}, { typed: 'harbour' }, record)).toEqual({});
});

test('what is left empty is judged as any required input', () => {
  expect(notRepeated(verb, { typed: '' }, record)).toEqual({});
  expect(notRepeated(verb, { typed: null }, record)).toEqual({});
});
