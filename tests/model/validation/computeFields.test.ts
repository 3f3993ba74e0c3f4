import { expect, it } from 'vitest';
import { computeFields } from '#/model/validation/computeFields.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { field } from '#model/language';

const fields = {
  price: field.money(),
  cost: field.money(),
  margin: field.computed({ value: { subtract: ['price', 'cost'] }, as: 'money', needs: ['cost'] }),
  left: field.computed({ value: { subtract: ['price', 'cost'] }, as: 'money' }),
};

it('an empty field counts as nothing, and where it is needed there is no value', () => {
  const known: Record<string, unknown> = { price: 4, cost: 1.5 };
  computeFields(fields, known, referenceContext);
  expect(known).toMatchObject({ margin: 2.5, left: 2.5 });
  for (const cost of [null, undefined, '']) {
    const record: Record<string, unknown> = { price: 4, cost };
    computeFields(fields, record, referenceContext);
    expect(record).toMatchObject({ margin: null, left: 4 });
  }
  const free: Record<string, unknown> = { price: 4, cost: 0 };
  computeFields(fields, free, referenceContext);
  expect(free.margin).toBe(4);
});

it('the end of a number that its reader may not see stays as it was read, and follows the number where it is there', () => {
  const card = { number: field.text(), end: field.computed({ value: { ending: 'number' }, as: 'text' }) };
  const unread: Record<string, unknown> = { end: '•••• 1234' };
  computeFields(card, unread, referenceContext);
  expect(unread.end).toBe('•••• 1234');
  const changed: Record<string, unknown> = { number: '99998888', end: '•••• 1234' };
  computeFields(card, changed, referenceContext);
  expect(changed.end).toBe('•••• 8888');
});
