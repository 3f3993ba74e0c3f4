import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, ListContextProvider, type ListControllerResult, ResourceContextProvider } from 'ra-core';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { model } from '#/resources/index.ts';
import { ListSearch } from '#/src/views/list/filters/ListSearch.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const resource = Object.keys(model.resources)[0] as string;

/** A list whose filters take effect when it is told so, as an address does that is changed a moment later. */
function show(filters: Record<string, unknown> = {}) {
  const asked: Record<string, unknown>[] = [];
  const parts: { apply: (filter: Record<string, unknown>) => void } = { apply: () => undefined };
  function List() {
    const [filterValues, setFilterValues] = useState(filters);
    parts.apply = setFilterValues;
    const list = {
      filterValues,
      setFilters: (wanted: Record<string, unknown>) => void asked.push(wanted),
      sort: { field: 'id', order: 'ASC' },
    };
    return (
      <ListContextProvider value={list as unknown as ListControllerResult}>
        <ListSearch />
      </ListContextProvider>
    );
  }
  render(
    <Frame>
      <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => {})}>
        <ResourceContextProvider value={resource}>
          <List />
        </ResourceContextProvider>
      </CoreAdminContext>
    </Frame>,
  );
  return { asked, parts, box: screen.getByRole<HTMLInputElement>('searchbox') };
}

test('asks once, after a pause in typing, and keeps the other filters', async () => {
  const { asked, box } = show({ status: 'active' });
  await userEvent.type(box, 'city');
  await waitFor(() => expect(asked).toEqual([{ status: 'active', q: 'city' }]));
});

test('keeps what is typed on while an earlier search takes effect', async () => {
  const { asked, parts, box } = show();
  await userEvent.type(box, 'one');
  await waitFor(() => expect(asked).toEqual([{ q: 'one' }]));
  await userEvent.type(box, ' two');
  parts.apply({ q: 'one' });
  await waitFor(() => expect(asked).toEqual([{ q: 'one' }, { q: 'one two' }]));
  expect(box.value).toBe('one two');
});

test('follows a search that was changed elsewhere', async () => {
  const { parts, box } = show({ q: 'one' });
  expect(box.value).toBe('one');
  parts.apply({});
  await waitFor(() => expect(box.value).toBe(''));
  parts.apply({ q: 'three' });
  await waitFor(() => expect(box.value).toBe('three'));
});
