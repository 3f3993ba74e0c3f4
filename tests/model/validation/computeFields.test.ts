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
