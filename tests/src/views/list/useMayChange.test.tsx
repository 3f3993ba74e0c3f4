import { cleanup, render, screen } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import type { ResourceModel } from '#/resources/schema/model.ts';
import { SessionContext, type SessionContextValue } from '#/src/shell/session/SessionContext.ts';
import { useMayChange } from '#/src/views/list/useMayChange.ts';

afterEach(cleanup);

/** A resource of which some records have permissions of their own. */
const varied = Object.values(model.resources).find(({ permissionsWhen }) => permissionsWhen?.some(({ edit }) => edit)) as ResourceModel;
const variant = varied.permissionsWhen?.find(({ edit }) => edit);
const own = variant?.when as Record<string, string>;
const other = Object.fromEntries(Object.keys(own).map((name) => [name, null]));

function Answers() {
  const mayChange = useMayChange();
  return <p>{[mayChange('edit', own), mayChange('delete', own), mayChange('edit', other), mayChange('delete', other)].join(' ')}</p>;
}

function answers(...permissions: (string | undefined)[]): string | null {
  const session = { permissions: new Set(permissions) } as unknown as SessionContextValue;
  render(
    <SessionContext value={session}>
      <ResourceContextProvider value={varied.name}>
        <Answers />
      </ResourceContextProvider>
    </SessionContext>,
  );
  const said = screen.getByText(/true|false/).textContent;
  cleanup();
  return said;
}

test('who may change some records of a resource may not change the others', () => {
  expect(answers(variant?.edit)).toBe('true false false false');
  expect(answers(variant?.delete)).toBe('false true false false');
  expect(answers(varied.permissions.edit)).toBe('false false true false');
  expect(answers(varied.permissions.edit, varied.permissions.delete)).toBe('false false true true');
  expect(answers()).toBe('false false false false');
});
