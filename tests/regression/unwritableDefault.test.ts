import { describe, expect, it } from 'vitest';
import { referenceContext } from '#/resources/reference/context.ts';
import { applyPatch } from '#/server/records/write/draft.ts';
import { field } from '#model/language';

const shape = { fields: { name: field.text({ required: true }), full_access: field.boolean({ default: false }) } } as const;
const draft = (body: Record<string, unknown>, before?: Record<string, unknown>) =>
  applyPatch(shape, 'User', body, before, referenceContext, (name) => name !== 'full_access');

describe('a field that its writer may not write', () => {
  it('comes from the form of a new record with its default, or empty, and is taken so', () => {
    for (const full_access of [false, null]) {
      expect(draft({ name: 'Ann', full_access })).toMatchObject({ problems: {}, record: { name: 'Ann', full_access: false } });
    }
  });

  it('is refused with anything else, and in a stored record with anything but what is stored', () => {
    expect(Object.keys(draft({ name: 'Ann', full_access: true }).problems)).toEqual(['full_access']);
    const stored = { name: 'Ann', full_access: true };
    expect(draft({ full_access: true }, stored).problems).toEqual({});
    for (const full_access of [false, null]) expect(Object.keys(draft({ full_access }, stored).problems)).toEqual(['full_access']);
  });
});
