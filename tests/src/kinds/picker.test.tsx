import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, Form, ResourceContextProvider } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { fieldOf, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { targetVariant } from '#/model/language/targetVariant.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import ReferenceInput from '#/src/kinds/reference/Input.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

interface Asked {
  resource: string;
  filter: Record<string, unknown>;
}

/** Opens the picker of a resource's reference in a form, and answers what it asked the host for. */
async function asked(of: string, name: string, session: object, values: object = {}): Promise<Asked[]> {
  const questions: Asked[] = [];
  const getList = async (resource: string, { filter }: { filter: Asked['filter'] }) => {
    questions.push({ resource, filter });
    return { data: [{ id: 7, name: 'Seven', title: 'Seven' }], total: 1 };
  };
  const constants = { currencies: [], timezones: [] };
  const signedIn = { constants, establishments: [], establishment: null, user: { user_type: 'staff' }, permissions: new Set(), ...session };
  const field = fieldOf(resourceOf(model, of).fields, name, 'reference');
  render(
    <Frame>
      <SessionContext value={signedIn as unknown as SessionContextValue}>
        <CoreAdminContext
          dataProvider={{ getList } as unknown as DataProvider}
          i18nProvider={createI18nProvider('en', englishMessages, async () => {})}
        >
          <ResourceContextProvider value={of}>
            <Form defaultValues={{ [name]: null, ...values }}>
              <ReferenceInput field={field} source={name} label="Target" required={false} readonly={false} />
            </Form>
          </ResourceContextProvider>
        </CoreAdminContext>
      </SessionContext>
    </Frame>,
  );
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  await waitFor(() => expect(screen.queryByText(/Searching/)).toBeNull());
  if (questions.length) await screen.findByRole('option', { name: 'Seven' });
  cleanup();
  return questions;
}

const everyName = new Set(model.permissions.map(({ name }) => name));
const superAdmin = { user: { user_type: 'admin' }, permissions: everyName };

describe('a reference picker', () => {
  it('asks the variant that its reader may list, where the target itself is not theirs', async () => {
    expect(await asked('prep-stations', 'printer', { permissions: new Set(['EstablishmentView']) })).toEqual([
      { resource: 'establishment-hardware', filter: {} },
    ]);
    expect(await asked('prep-stations', 'printer', { permissions: new Set(['PrepStations']) })).toEqual([]);
  });

  it('spans for a super-admin only the business of the record: the one named, the record’s own, or the platform', async () => {
    expect(await asked('stations', 'establishment', superAdmin, { client_id: 5 })).toEqual([
      { resource: 'super-admin-establishments', filter: { client_id: 5 } },
    ]);
    expect(await asked('stations', 'establishment', superAdmin)).toEqual([
      { resource: 'super-admin-establishments', filter: { client_id: 0 } },
    ]);
    const establishments = [{ id: 3, title: 'Third', client_id: 9 }];
    expect(await asked('employees', 'role', { ...superAdmin, establishments }, { establishment_id: 3 })).toEqual([
      { resource: 'super-admin-roles', filter: { type: 'POS', client_id: 9 } },
    ]);
  });

  it('names no business for those who have one', async () => {
    expect(await asked('employees', 'role', { permissions: new Set(['RolesPermissions']) }, { client_id: 5 })).toEqual([
      { resource: 'roles', filter: { type: 'POS' } },
    ]);
  });
});

describe('the variant of a target', () => {
  const reader = (mayList: (resource: ResourceModel) => boolean) => ({ isPlatform: false, mayList });
  const variant = (name: string, mayList: (resource: ResourceModel) => boolean, fields?: readonly string[]) =>
    targetVariant(model, name, reader(mayList), fields)?.name;

  it('is the resource itself before its variants', () => {
    expect(variant('products', () => true)).toBe('products');
    expect(variant('products', ({ name }) => name === 'retail-products')).toBe('retail-products');
    expect(variant('products', () => false)).toBeUndefined();
  });

  it('has the fields by which the targets are narrowed', () => {
    expect(variant('stations', () => true)).toBe('establishment-stations');
    expect(variant('stations', () => true, ['establishment'])).toBe('establishment-stations');
    expect(variant('stations', () => true, ['token_ending'])).toBeUndefined();
  });

  it('shows no number for what is chosen and not named yet', async () => {
    let name: (answer: object) => void = () => undefined;
    const getList = () => new Promise((resolve) => (name = resolve));
    const constants = { currencies: [], timezones: [] };
    const session = { constants, establishments: [], establishment: null, ...superAdmin, permissions: everyName };
    render(
      <Frame>
        <SessionContext value={session as unknown as SessionContextValue}>
          <CoreAdminContext
            dataProvider={{ getList } as unknown as DataProvider}
            i18nProvider={createI18nProvider('en', englishMessages, async () => {})}
          >
            <ResourceContextProvider value="products">
              <Form defaultValues={{ category: 7 }}>
                <ReferenceInput
                  field={fieldOf(resourceOf(model, 'products').fields, 'category', 'reference')}
                  source="category"
                  label="Target"
                  required={false}
                  readonly={false}
                />
              </Form>
            </ResourceContextProvider>
          </CoreAdminContext>
        </SessionContext>
      </Frame>,
    );
    const box = screen.getByRole<HTMLInputElement>('combobox');
    expect(box.value).toBe('…');
    name({ data: [{ id: 7, name: 'Seven' }], total: 1 });
    await waitFor(() => expect(box.value).toBe('Seven'));
  });
});
