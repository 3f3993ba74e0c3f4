import { renderHook } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { applyPatch } from '#/server/records/write/draft.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { useRecordValidation } from '#/src/views/form/useRecordValidation.ts';
import { field } from '#model/language';

const shape = {
  fields: { name: fieldModel('name', field.text({ required: true })), logo: fieldModel('logo', field.image({ printed: true })) },
};
const stored = { name: 'Harbour', logo: '/files/1/a.webp' };
const renamed = { ...stored, name: 'Market' };
const replaced = { ...stored, logo: '/files/1/b.webp' };

function Frame({ children }: { children: ReactNode }) {
  const session = { constants: { currencies: [], timezones: [] }, establishments: [], establishment: null, user: {} };
  return (
    <SessionContext value={session as unknown as SessionContextValue}>
      <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}>{children}</CoreAdminContext>
    </SessionContext>
  );
}

// Forms validated every field, and settings are sent whole: a picture stored before a limit was made stricter stopped every other edit.
test('a form judges no limit of a field that stays as it is stored', () => {
  const validate = renderHook(() => useRecordValidation(shape, stored), { wrapper: Frame }).result.current;
  expect(validate(renamed)).toEqual({});
  expect(Object.keys(validate(replaced))).toEqual(['logo']);
  expect(Object.keys(validate({ ...stored, name: '' }))).toEqual(['name']);
});

test('nor does the host, whatever the body repeats', () => {
  const problems = (body: object) => Object.keys(applyPatch(shape, 'a shop', { ...body }, stored, referenceContext, () => true).problems);
  expect([problems(renamed), problems(replaced), problems({ name: '' })]).toEqual([[], ['logo'], ['name']]);
});

test('a new record is judged whole', () => {
  const validate = renderHook(() => useRecordValidation(shape), { wrapper: Frame }).result.current;
  expect(Object.keys(validate(renamed))).toEqual(['logo']);
});
