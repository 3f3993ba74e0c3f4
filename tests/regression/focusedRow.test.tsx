import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, type ListControllerResult, ResourceContextProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { ListTable } from '#/src/views/list/ListTable.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const resource = Object.values(model.resources).find(({ title, permissions }) => title && permissions.view) as ResourceModel;
const session = {
  user: { id: 1, user_type: 'client' },
  permissions: new Set([resource.permissions.view]),
  constants: { currencies: [], timezones: [] },
  establishments: [],
  establishment: null,
};
const columns = { shown: [resource.allFields[resource.title as string]], widths: {}, setWidth: () => undefined };
const first = { id: 1, [String(resource.title)]: 'First' };
const second = { id: 2, [String(resource.title)]: 'Second' };

function List({ data, isNext = false }: { data: object[]; isNext?: boolean }) {
  const list = {
    ...{ data, isPending: false, isFetching: isNext, isPlaceholderData: isNext, selectedIds: [], perPage: 25, filterValues: {} },
    sort: { field: 'id', order: 'ASC' },
  };
  return (
    <MemoryRouter>
      <Frame>
        <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => {})}>
          <ResourceContextProvider value={resource.name}>
            <ListContextProvider value={list as unknown as ListControllerResult}>
              <SessionContext value={session as unknown as SessionContextValue}>
                <ListTable columns={columns as never} />
              </SessionContext>
            </ListContextProvider>
          </ResourceContextProvider>
        </CoreAdminContext>
      </Frame>
    </MemoryRouter>
  );
}

// A filter whose rows came late took the row away from under the focus: Enter did nothing then.
test('a row keeps the focus while the list looks for the rows of another filter', () => {
  const { rerender } = render(<List data={[first, second]} />);
  screen.getByText('Second').focus();
  rerender(<List data={[first, second]} isNext />);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement?.textContent).toBe('Second');
  rerender(<List data={[second]} />);
  expect(document.activeElement?.textContent).toBe('Second');
});
