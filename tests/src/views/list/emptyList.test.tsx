import { cleanup, render, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { EmptyList } from '#/src/views/list/EmptyList.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

const own = Object.values(model.resources).filter(
  ({ scope, permissions, menu, callers }) => scope === 'establishment' && permissions.create && menu !== false && callers !== 'platform',
);
const isNeeded = (field: FieldModel) => field.kind === 'reference' && field.required && !field.readonly && typeof field.to === 'string';
/** One that stands by itself, and one of which each record names another. */
const plain = own.find(({ fields }) => !Object.values(fields).some(isNeeded)) as ResourceModel;
const needy = own.find(({ fields }) => Object.values(fields).some(isNeeded)) as ResourceModel;
const target = model.resources[String((Object.values(needy.fields).find(isNeeded) as { to?: unknown }).to)] as ResourceModel;
const every = (...resources: ResourceModel[]) => resources.flatMap(({ permissions }) => Object.values(permissions));

interface Shown {
  permissions?: readonly (string | undefined)[];
  establishment?: object | null;
  /** How many there are of whatever is asked. */
  total?: number;
}

function show(resource: ResourceModel, { permissions = every(resource, target), establishment = { id: 1 }, total = 0 }: Shown = {}) {
  const asked: string[] = [];
  const dataProvider = {
    getList: async (name: string) => {
      asked.push(name);
      return { data: [], total };
    },
  };
  const names = new Set(permissions.filter((name) => name !== undefined));
  const session = { permissions: names, everywhere: names, establishment };
  const list = { filterValues: {}, setFilters: () => undefined };
  render(
    <AdminFrame resource={resource.name} dataProvider={dataProvider} session={session}>
      <ListContextProvider value={list as unknown as ListControllerResult}>
        <EmptyList askedSince={0} />
      </ListContextProvider>
    </AdminFrame>,
  );
  return asked;
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('offers the first one to who may make it, and a file of them to who may import, and asks for nothing else', () => {
  const asked = show(plain, { permissions: [...every(plain), 'BulkOperationImport'] });
  expect(links()).toEqual([`/${plain.name}/create`, `/bulk-operations/import?resource=${plain.name}`]);
  expect(asked).toEqual([]);
  cleanup();
  show(plain);
  expect(links()).toEqual([`/${plain.name}/create`]);
});

test('leads first to what each of its records needs, where there is none of that', async () => {
  show(needy);
  await screen.findByText(/come first/);
  expect(links()).toEqual([`/${target.name}/create`]);
});

test('offers the first one where what it needs is there', async () => {
  const asked = show(needy, { total: 3 });
  await screen.findByText('Add the first one to get started.');
  expect(asked).toEqual([target.name]);
  expect(links()).toEqual([`/${needy.name}/create`]);
});

test('has no button for who may only read, and says so', () => {
  show(plain, { permissions: [plain.permissions.list] });
  expect(screen.queryByRole('link')).toBeNull();
  screen.getByText('When somebody adds one, it appears here.');
});

test('leads to the first establishment where there is none that a record could belong to', () => {
  show(plain, { establishment: null, permissions: [...every(plain), 'EstablishmentCreate', 'Establishments'] });
  expect(links()).toEqual(['/set-up']);
});
