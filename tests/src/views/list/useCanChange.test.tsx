import { cleanup, render, screen } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import type { ResourceModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { useCanChange } from '#/src/views/list/useCanChange.ts';
import { establishmentField, type FieldOf } from '#model/language';

afterEach(cleanup);

/** A resource of which some records have permissions of their own. */
const varied = Object.values(model.resources).find(({ permissionsWhen }) => permissionsWhen?.some(({ edit }) => edit)) as ResourceModel;
const variant = varied.permissionsWhen?.find(({ edit }) => edit);
const own = variant?.when as Record<string, string>;
const other = Object.fromEntries(Object.keys(own).map((name) => [name, null]));

function Answers() {
  const canChange = useCanChange();
  return <p>{[canChange('edit', own), canChange('delete', own), canChange('edit', other), canChange('delete', other)].join(' ')}</p>;
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

/** A resource whose records name one establishment each. */
const placed = Object.values(model.resources).find(
  (one) => one.permissions.edit && establishmentField(one)?.field.kind === 'reference',
) as ResourceModel;
const named = establishmentField(placed)?.field.name as string;
const isOfSeveral = (placed.fields[named] as FieldOf<'reference'>).many;

function Placed() {
  const canChange = useCanChange();
  const of = (record: object) => canChange('edit', { id: 1, ...record });
  const establishments = (...ids: number[]) => ({ [named]: isOfSeveral ? ids : (ids[0] ?? null) });
  return <p>{[of(establishments(7)), of(establishments(8)), of(establishments()), of({})].join(' ')}</p>;
}

test('what belongs to another establishment, or to all of them, is changed by who holds the permission there too', () => {
  const permission = String(placed.permissions.edit);
  const said = (everywhere: string[], heldIn: Record<string, number[]> = {}, permissions = [permission]) => {
    const session = {
      permissions: new Set(permissions),
      everywhere: new Set(everywhere),
      heldIn,
      establishment: { id: 7, title: 'Harbour' },
    };
    render(
      <SessionContext value={session as unknown as SessionContextValue}>
        <ResourceContextProvider value={placed.name}>
          <Placed />
        </ResourceContextProvider>
      </SessionContext>,
    );
    const text = screen.getByText(/true|false/).textContent;
    cleanup();
    return text;
  };
  // A list that does not say whose a record is leaves it to the host.
  expect(said([])).toBe('true false false true');
  expect(said([permission])).toBe('true true true true');
  // Held in both, but not in all: no switch to the other one is needed first.
  expect(said([], { [permission]: [7, 8] })).toBe('true true false true');
  expect(said([], { [permission]: [7, 9] })).toBe('true false false true');
  expect(said([], { [permission]: [8] }, [])).toBe('false false false false');
});

test('who may change some records of a resource may not change the others', () => {
  expect(answers(variant?.edit)).toBe('true false false false');
  expect(answers(variant?.delete)).toBe('false true false false');
  expect(answers(varied.permissions.edit)).toBe('false false true false');
  expect(answers(varied.permissions.edit, varied.permissions.delete)).toBe('false false true true');
  expect(answers()).toBe('false false false false');
});

test('what a rule keeps is not deleted', () => {
  function Deleted() {
    const canChange = useCanChange();
    return <p>{['draft', 'paid'].map((status) => canChange('delete', { id: 1, establishment_id: 7, status })).join(' ')}</p>;
  }
  const permissions = new Set(['PurchaseInvoiceDelete']);
  const session = { permissions, everywhere: permissions, heldIn: {}, establishment: { id: 7, title: 'Harbour' } };
  render(
    <SessionContext value={session as unknown as SessionContextValue}>
      <ResourceContextProvider value="purchase-invoices">
        <Deleted />
      </ResourceContextProvider>
    </SessionContext>,
  );
  expect(screen.getByText('true false')).toBeTruthy();
});
