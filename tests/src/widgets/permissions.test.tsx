import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, Form } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { namesOf, permissionRows } from '#/src/widgets/permissions/permissionRows.ts';
import PermissionView from '#/src/widgets/permissions/View.tsx';
import PermissionInput from '#/src/widgets/permissions/Widget.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

const inCatalogue = namesOf(permissionRows(model, 'WEB', []).find(({ name }) => name === 'catalogue')?.rows ?? []);
const catalogue = model.permissions.filter(({ name }) => inCatalogue.includes(name)).map(({ name }) => name);
const grantable = ['Taxes', 'TaxCreate', 'TaxEdit', 'Products'];
const field = resourceOf(model, 'roles').fields.permissions;
if (!field) throw new Error('roles have no permissions');

const asked: unknown[] = [];
/** Stands in for the host: it says what may be granted, as POST /api/permission/list does. */
const dataProvider = {
  call: async (_: unknown, { body }: { body: unknown }) => {
    asked.push(body);
    return { data: { list: grantable.map((name) => ({ name, group: 'catalogue' })) } };
  },
};

function inAdmin(children: React.ReactNode) {
  return (
    <Frame>
      <CoreAdminContext
        dataProvider={dataProvider as never}
        i18nProvider={createI18nProvider('en', { ...englishMessages, ...resourceLabels(model, 'en') }, async () => undefined)}
      >
        {children}
      </CoreAdminContext>
    </Frame>
  );
}

function show(permissions: readonly string[], saved: (values: { permissions: string[] }) => void = () => undefined, type = 'WEB') {
  render(
    inAdmin(
      <Form record={{ id: 1, type, permissions }} onSubmit={(values: unknown) => saved(values as { permissions: string[] })}>
        <PermissionInput field={field as never} source="permissions" label="Permissions" required readonly={false} />
        <button type="submit">Save</button>
      </Form>,
    ),
  );
}
afterEach(cleanup);

/** By its label alone: asked for by role, each of the hundreds of boxes would be named with all its styles, again and again. */
const checkbox = { selector: 'input[type="checkbox"]' };
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name, checkbox);
const boxNow = (name: string) => screen.queryByLabelText<HTMLInputElement>(name, checkbox);
const isShut = (input: HTMLElement) => input.getAttribute('aria-disabled') === 'true';

describe('the permissions of a role', () => {
  it('can be given as far as one holds them; the others say why not and stay as they are', async () => {
    show(['CostView']);
    expect(isShut(await box('Taxes: List'))).toBe(false);
    const [refused, held] = [await box('Taxes: Delete'), await box('Costs: View')];
    expect([isShut(refused), isShut(held), held.checked]).toEqual([true, true, true]);
    expect(document.getElementById(refused.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^You do not hold this permission/,
    );
    fireEvent.click(refused);
    fireEvent.click(held);
    expect([refused.checked, held.checked]).toEqual([false, true]);
    expect(screen.getByText(/not yours to give or take/)).toBeTruthy();
  });

  it('are asked of the host for the type and the role that is changed', async () => {
    asked.length = 0;
    show([], undefined, 'POS');
    await box('Taxes: List');
    expect(asked).toEqual([{ type: 'POS', role_id: 1 }]);
  });

  it('are ticked one by one, by row, by column and by group, each box showing whether all or some are on', async () => {
    let sent: string[] | undefined;
    show(['Taxes'], (values) => {
      sent = values.permissions;
    });
    const [group, row, column, everything] = [
      await box('Catalogue: all'),
      await box('Taxes: all'),
      await box('Catalogue: Add of all'),
      await box('Everything: all'),
    ];
    expect([group.indeterminate, row.indeterminate, column.indeterminate, everything.indeterminate]).toEqual([true, true, false, true]);
    expect(screen.getByText(`1 of ${catalogue.length}`)).toBeTruthy();
    fireEvent.click(column);
    expect((await box('Taxes: Add')).checked).toBe(true);
    fireEvent.click(column);
    fireEvent.click(row);
    expect(screen.getByText(`3 of ${catalogue.length}`)).toBeTruthy();
    fireEvent.click(group);
    expect(screen.getByText(`4 of ${catalogue.length}`)).toBeTruthy();
    fireEvent.click(await box('Taxes: Edit'));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent?.sort()).toEqual(['Products', 'TaxCreate', 'Taxes']));
  });

  it('are found by what they are about, their group or their name; all of them then means what is shown', async () => {
    show([]);
    await box('Taxes: List');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search permissions' }), { target: { value: 'taxdel' } });
    expect(await box('Taxes: Delete')).toBeTruthy();
    expect(boxNow('Products: List')).toBeNull();
    fireEvent.click(await box('Everything: all'));
    expect(screen.getByText('3 permissions on')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing like it' } });
    expect(await screen.findByText('No permission matches. Change the search.')).toBeTruthy();
  });

  it('can be narrowed to what is on, where a row stays while its last box goes off', async () => {
    show(['Taxes']);
    await box('Products: List');
    fireEvent.click(screen.getByRole('switch', { name: 'Only what is on' }));
    await waitFor(() => expect(boxNow('Products: List')).toBeNull());
    fireEvent.click(await box('Taxes: List'));
    expect((await box('Taxes: List')).checked).toBe(false);
  });

  it('fold by group', async () => {
    show([]);
    await box('Taxes: List');
    fireEvent.click(screen.getByRole('button', { name: 'Fold Catalogue' }));
    expect(boxNow('Taxes: List')).toBeNull();
    expect(await box('Catalogue: all')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Fold all' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Unfold all' }));
    expect(await box('Taxes: List')).toBeTruthy();
  });

  it('let a name be taken out that this type of role cannot hold', async () => {
    show(['Clients', 'GoneView']);
    const gone = await box('Gone: View');
    expect([isShut(gone), gone.checked]).toEqual([false, true]);
    fireEvent.click(gone);
    expect((await box('Gone: View')).checked).toBe(false);
  });
});

describe('the keyboard in the grid', () => {
  const press = (key: string, options: object = {}) => fireEvent.keyDown(document.activeElement as Element, { key, ...options });
  const here = () => document.activeElement?.getAttribute('aria-label');

  it('has one stop, and arrow keys to every box', async () => {
    show([]);
    const grid = await screen.findByRole('grid');
    const stops = () => [...grid.querySelectorAll<HTMLElement>('[data-stop]')].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops().map((stop) => stop.getAttribute('aria-label'))).toEqual(['Everything: all']);
    (await box('Taxes: List')).focus();
    expect(stops().map((stop) => stop.getAttribute('aria-label'))).toEqual(['Taxes: List']);
    press('ArrowRight');
    expect(here()).toBe('Taxes: Add');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(here()).toBe('Taxes: all');
    press('End');
    expect(here()).toBe('Taxes: Delete');
    press('ArrowUp');
    expect(here()).toMatch(/: Delete$/);
    press('Home', { ctrlKey: true });
    expect(here()).toBe('Everything: all');
    press('ArrowDown');
    expect(here()).toMatch(/: all$/);
  });
});

describe('the permissions of a role that is read', () => {
  it('show what is on, and all of them when asked', () => {
    render(inAdmin(<PermissionView field={field as never} value={['Taxes', 'TaxEdit']} record={{ type: 'WEB' }} />));
    const row = screen.getByRole('row', { name: /^Taxes/ });
    expect(within(row).getAllByText('Allowed')).toHaveLength(2);
    expect(within(row).queryByText('Not allowed')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('row', { name: /^Products/ })).toBeNull();
    cleanup();
    // A group of which one is shown is not allowed as a whole.
    render(inAdmin(<PermissionView field={field as never} value={['CostView']} record={{ type: 'WEB' }} />));
    expect(within(screen.getByRole('row', { name: /^(Fold )?Catalogue|Catalogue/ })).queryByText('Allowed')).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Only what is on' }));
    expect(within(screen.getByRole('row', { name: /^Products/ })).getAllByText('Not allowed').length).toBeGreaterThan(3);
  });
});

describe('the rows of permissions', () => {
  const rowsOf = (type: string, others: readonly string[] = []) => permissionRows(model, type, others).flatMap(({ rows }) => rows);

  it('hold every name of the catalogue; the platform’s in roles of super-admins alone', () => {
    expect(namesOf(rowsOf('admin')).sort()).toEqual(model.permissions.map(({ name }) => name).sort());
    expect(namesOf(rowsOf('WEB'))).not.toContain('Clients');
    expect(namesOf(rowsOf('WEB'))).toContain('Taxes');
  });

  it('hold what a role has although no definition names it any more', () => {
    const row = rowsOf('WEB', ['GoneView']).find(({ key }) => key === 'Gone');
    expect(row?.cells).toEqual([{ name: 'GoneView', action: 'view' }]);
  });

  it('put a name beside the thing that it is spelt after, and a list that two things share beside both', () => {
    const row = (key: string) => rowsOf('WEB').find((one) => one.key === key);
    expect(row('resources.products')?.cells).toContainEqual({ name: 'ProductImport', action: 'import' });
    expect(row('resources.purchase-orders')?.cells).toContainEqual({ name: 'PurchasingReceiving', action: 'list' });
    expect(row('resources.roles POS')?.variant?.value).toBe('POS');
  });

  it('are called as the permission where it opens many reports, and say which of the menu', () => {
    const row = (key: string) => rowsOf('WEB').find((one) => one.key === key);
    expect(row('SalesSummary')).toMatchObject({ titleKey: 'roles.things.SalesSummary', cells: [{ name: 'SalesSummary', action: 'view' }] });
    expect(row('SalesSummary')?.opens).toContain('reports.sales-by-hour.name');
    expect(row('SalesSummary')?.opens).not.toContain('reports.sales-summary.name');
    expect(row('Dashboard')?.opens).toEqual([]);
    expect(row('reports.quantity-sold')?.cells).toEqual([{ name: 'QuantitySold', action: 'view' }]);
    expect(row('resources.inventory-counts')?.opens).toContain('reports.low-stock.name');
    expect(row('settings.kiosk')?.cells).toEqual([{ name: 'KioskSetting', action: 'change' }]);
  });

  it('stand once, in the group that the thing has in the menu', () => {
    const groups = permissionRows(model, 'WEB', []);
    const keys = groups.flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(keys).toEqual([...new Set(keys)]);
    const counts = groups.find(({ rows }) => rows.some(({ key }) => key === 'resources.inventory-counts'));
    expect(counts?.name).toBe('stock');
  });

  it('are found by the reports that they open', async () => {
    show([]);
    await box('Taxes: List');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search permissions' }), { target: { value: 'sales by server' } });
    expect(await box('Sales summary: View')).toBeTruthy();
    expect(boxNow('Taxes: List')).toBeNull();
  });
});
