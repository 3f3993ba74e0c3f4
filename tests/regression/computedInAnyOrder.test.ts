import { expect, it } from 'vitest';
import { computeFields } from '#/model/validation/computeFields.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { field } from '#model/language';

it('a computed field that reads a later one follows it', () => {
  const fields = {
    total: field.computed({ value: { subtract: [{ minutes: ['from', 'to'] }, 'pause'] }, as: 'duration' }),
    from: field.time(),
    to: field.time(),
    pause: field.computed({ value: { minutes: ['pause_from', 'pause_to'] }, as: 'duration' }),
    pause_from: field.time(),
    pause_to: field.time(),
  };
  const record: Record<string, unknown> = { from: '08:00', to: '16:00', pause_from: '12:00', pause_to: '12:30' };
  computeFields(fields, record, referenceContext);
  expect(record).toMatchObject({ total: 450, pause: 30 });
});
