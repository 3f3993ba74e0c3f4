import { describe, expect, it } from 'vitest';
import { referenceContext } from '#/resources/reference/context.ts';
import { applyPatch } from '#/server/records/write/draft.ts';
import { field } from '#model/language';

const shape = {
  fields: {
    kind: field.enum({ fixed: 'Fixed', open: 'Open' }, { required: true }),
    automatic: field.boolean({ default: true }),
    note: field.text({ default: 'Added by the till' }),
  },
  rules: { show: { automatic: { kind: 'fixed' }, note: { automatic: true } } },
} as const;
const draft = (body: Record<string, unknown>) => applyPatch(shape, 'Charge', body, undefined, referenceContext, () => true);

describe('a default of a field that rules hide', () => {
  it('does not stand in the way of a new record, nor in it, and hides what depends on it', () => {
    const { record, problems } = draft({ kind: 'open' });
    expect(problems).toEqual({});
    expect(record).toEqual({ kind: 'open', automatic: null, note: null });
  });

  it('does not come where the hidden field is given empty, in a new record or in a stored one', () => {
    expect(draft({ kind: 'open', automatic: null })).toMatchObject({ problems: {}, record: { automatic: null, note: null } });
    const before = { kind: 'open', automatic: null, note: null };
    const { record, problems } = applyPatch(shape, 'Charge', { automatic: null }, before, referenceContext, () => true);
    expect([problems, record]).toEqual([{}, before]);
  });

  it('stands where the field is shown', () => {
    expect(draft({ kind: 'fixed' }).record).toEqual({ kind: 'fixed', automatic: true, note: 'Added by the till' });
  });

  it('is refused where somebody gives the hidden field a value', () => {
    expect(Object.keys(draft({ kind: 'open', automatic: true }).problems)).toEqual(['automatic']);
  });
});
