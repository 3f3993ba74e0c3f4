import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, Form } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { model } from '#/resources/index.ts';
import { resourceOf } from '#/resources/schema/model.ts';
import { permissionRows } from '#/src/widgets/permissions/permissionRows.ts';
import PermissionChecklist from '#/src/widgets/permissions/Widget.tsx';
import { Frame } from '#/tests/src/shell/Frame.tsx';

const catalogue = model.permissions.filter(({ group }) => group === 'catalogue').map(({ name }) => name);
const grantable = ['Taxes', 'TaxCreate', 'TaxEdit', 'Products'];

/** Stands in for the host: it says what may be granted, as POST /api/permission/list does. */
const dataProvider = { call: async () => ({ data: { list: grantable.map((name) => ({ name, group: 'catalogue' })) } }) };

function show(permissions: readonly string[], saved: (values: unknown) => void = () => undefined) {
  const field = resourceOf(model, 'roles').fields.permissions;
  if (!field) throw new Error('roles have no permissions');
  render(
    <Frame>
      <CoreAdminContext
        dataProvider={dataProvider as never}
        i18nProvider={createI18nProvider('en', { ...englishMessages, ...resourceLabels(model, 'en') }, async () => undefined)}
      >
        <Form record={{ id: 1, type: 'WEB', permissions }} onSubmit={saved}>
          <PermissionChecklist field={field} source="permissions" label="Permissions" required readonly={false} />
          <button type="submit">Save</button>
        </Form>
      </CoreAdminContext>
    </Frame>,
  );
}
afterEach(cleanup);

const box = (name: string) => screen.findByRole('checkbox', { name }) as Promise<HTMLInputElement>;

describe('the permissions of a role', () => {
  it('can be given as far as one holds them', async () => {
    show(['CostView']);
    expect((await box('Taxes: List')).disabled).toBe(false);
    expect((await box('Taxes: Delete')).disabled).toBe(true);
    expect((await box('Cost view: Use')).checked).toBe(true);
  });

  it('are ticked one by one, and all of a group that one may give at once', async () => {
    let sent: unknown;
    show(['Taxes'], (values) => {
      sent = values;
    });
    const whole = await box('All of Catalogue');
    expect(whole.getAttribute('data-indeterminate')).toBe('true');
    expect(screen.getByText(`1 of ${catalogue.length}`)).toBeTruthy();
    fireEvent.click(whole);
    expect(await screen.findByText(`4 of ${catalogue.length}`)).toBeTruthy();
    fireEvent.click(await box('Taxes: Edit'));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect((sent as { permissions: string[] } | undefined)?.permissions.sort()).toEqual(['Products', 'TaxCreate', 'Taxes']));
  });

  it('are found by what they are about, their group or their name', async () => {
    show([]);
    await box('Taxes: List');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search permissions' }), { target: { value: 'taxdel' } });
    expect(await box('Taxes: Delete')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Products: List' })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing like it' } });
    expect(await screen.findByText('No permission matches. Change the search.')).toBeTruthy();
  });
});

describe('the rows of permissions', () => {
  const names = (type: string) => permissionRows(model, type, []).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ name }) => name)));

  it('hold each name of the catalogue once; the platform’s in roles of super-admins alone', () => {
    expect(names('admin').sort()).toEqual(model.permissions.map(({ name }) => name).sort());
    expect(names('WEB')).not.toContain('Clients');
    expect(names('WEB')).toContain('Taxes');
  });

  it('hold what a role has although no definition names it any more', () => {
    const rows = permissionRows(model, 'WEB', ['GoneView']).flatMap((group) => group.rows);
    expect(rows.find(({ key }) => key === 'Gone')).toEqual({ key: 'Gone', title: 'Gone', cells: [{ name: 'GoneView', action: 'view' }] });
  });
});
