import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  type DataProvider,
  type Identifier,
  ListContextProvider,
  type ListControllerResult,
  ResourceContextProvider,
} from 'ra-core';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { BulkBar } from '#/src/views/list/BulkBar.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

interface Asked {
  path: string;
  body: unknown;
}

const ended = {
  status: 'completed',
  progress: 100,
  failed: 0,
  unchanged: 0,
  message: null,
  errors: [],
  resources: ['taxes'],
  can_undo: true,
};

/** Two rows are ticked at first. */
function Ticked({ list, children }: { list: ListControllerResult; children: ReactNode }) {
  const [selectedIds, onSelect] = useState<readonly Identifier[]>([1, 2]);
  return (
    <ListContextProvider value={{ ...list, selectedIds: [...selectedIds], onSelect } as ListControllerResult}>
      {children}
      <output aria-label="Ticked">{selectedIds.join()}</output>
    </ListContextProvider>
  );
}

/** The bar of a list of taxes, two of five ticked, three of them on its page, and a host that answers what `answers` says of a path. */
function show(answers: (path: string, body: unknown) => unknown) {
  const asked: Asked[] = [];
  const call = async ({ path }: { path: string }, { id, body }: { id?: number; body?: object } = {}) => {
    const whole = path.replace('{id}', String(id));
    asked.push({ path: whole, body });
    return { data: answers(whole, body) };
  };
  const session = {
    constants: { currencies: [], timezones: [] },
    establishments: [],
    establishment: { id: 3, currency: 'GBP', timezone: 'Europe/London' },
    user: { user_type: 'client' },
    permissions: new Set(['Taxes', 'TaxEdit', 'TaxDelete']),
  } as unknown as SessionContextValue;
  const list = {
    data: [{ id: 1 }, { id: 2 }, { id: 3 }],
    total: 5,
    filterValues: { q: 'vat', type: 'percent' },
    onUnselectItems: () => {},
    refetch: async () => ({}),
  } as unknown as ListControllerResult;
  const queryClient = new QueryClient();
  render(
    <Frame>
      <MemoryRouter>
        <CoreAdminContext
          queryClient={queryClient}
          dataProvider={{ call } as unknown as DataProvider}
          i18nProvider={createI18nProvider('en', englishMessages, async () => {})}
        >
          <SessionContext.Provider value={session}>
            <ResourceContextProvider value="taxes">
              <Ticked list={list}>
                <BulkBar />
              </Ticked>
            </ResourceContextProvider>
          </SessionContext.Provider>
        </CoreAdminContext>
      </MemoryRouter>
    </Frame>,
  );
  const sent = (path: string) => asked.filter((one) => one.path === `/api/bulk-operation/${path}`).map(({ body }) => body);
  return { sent };
}

const host = (path: string): unknown => {
  if (path.endsWith('/chosen')) return { matched: 5, standing: [{ type: 'percent' }] };
  if (path.endsWith('/edit')) return { id: 70 };
  if (path.endsWith('/run')) return { id: 71 };
  if (path.endsWith('/records'))
    return {
      list: [{ id: 1, title: 'VAT', changes: { rate: [5, 8] }, errors: {} }],
      titles: {},
      pagination_options: { page: 1, per_page: 10, total: 1 },
    };
  return { ...ended, id: Number(path.split('/').at(-1)), type: 'edit', dry_run: path.endsWith('70'), updated: 5 };
};

const pick = async (dialog: HTMLElement, name: string, place = 0) => {
  await userEvent.click(within(dialog).getAllByRole('combobox', { name: 'Field to change' })[place] as HTMLElement);
  await userEvent.click(await screen.findByRole('option', { name }));
};

describe('an edit of all that a list finds', () => {
  test('sends the filter and several fields, shows what would change, and runs what was shown', async () => {
    const { sent } = show(host);
    await userEvent.click(screen.getByRole('button', { name: 'Select all 5 that match' }));
    expect(screen.getByText('5 selected')).toBeTruthy();
    expect(screen.getByRole('status', { name: 'Ticked' }).textContent).toBe('1,2,3');
    await userEvent.click(screen.getByRole('button', { name: 'Edit selected' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit 5 records' });
    await pick(dialog, 'Rate');
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /Rate/ }), '8');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Another field' }));
    await pick(dialog, 'Included in prices', 1);
    await userEvent.click(await within(dialog).findByRole('switch', { name: /Included in prices/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await within(dialog).findByText(/5 records would change\. Nothing has been stored yet/);
    await within(dialog).findByText('VAT');
    const choice = { resource: 'taxes', search: 'vat', filters: { type: 'percent' }, establishment_id: 3 };
    expect(sent('edit')).toEqual([{ ...choice, set: { rate: 8, inclusive: true }, adjust: {}, dry_run: true }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change 5 records' }));
    await screen.findByText('5 records changed');
    expect(sent('70/run')).toEqual([{}]);
    await screen.findByRole('button', { name: 'Undo' });
  });

  test('raises a number of each by a part, once it is said by how much', async () => {
    const { sent } = show(host);
    await userEvent.click(screen.getByRole('button', { name: 'Edit selected' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit 2 records' });
    await pick(dialog, 'Rate');
    await userEvent.click(await within(dialog).findByRole('combobox', { name: 'How' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Raise or lower by per cent' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await within(dialog).findByText('Enter by how much');
    const by = await within(dialog).findByRole('textbox', { name: /^Per cent more/ });
    await userEvent.type(by, '-2000');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Round to a multiple of/ }), '0.5');
    await within(dialog).findByText(/-100 or more/);
    expect(sent('edit')).toEqual([]);
    await userEvent.clear(by);
    await userEvent.type(by, '-2.5');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await within(dialog).findByText(/would change/);
    const adjust = { rate: { percent: -2.5, round_to: 0.5 } };
    expect(sent('edit')).toEqual([{ resource: 'taxes', ids: [1, 2], set: {}, adjust, dry_run: true }]);
  });

  test('offers no field of which it is the title, and asks for a value before anything is sent', async () => {
    const { sent } = show(host);
    await userEvent.click(screen.getByRole('button', { name: 'Edit selected' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit 2 records' });
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Field to change' }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['Rate', 'Type', 'Included in prices', 'Status']);
    await userEvent.click(screen.getByRole('option', { name: 'Rate' }));
    await within(dialog).findByRole('textbox', { name: /Rate/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await within(dialog).findByText('Enter a value');
    expect(sent('edit')).toEqual([]);
  });
});

describe('a deletion', () => {
  const used = { resource: 'products', field: 'taxes', count: 42, effect: 'blocks', movable: 'yes', filters: { taxes: [1, 2] } };

  test('says what refers to its records, with the way to them, and asks where to move them', async () => {
    show((path) => (path.endsWith('/dependents') ? { list: [used] } : {}));
    await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
    const link = await screen.findByRole('link', { name: /^42 .* \(Taxes\)$/ });
    expect(new URL(link.getAttribute('href') ?? '', 'http://here').searchParams.get('filter')).toBe('{"taxes":[1,2]}');
    expect(screen.getByRole('combobox', { name: /Move them to another/ })).toBeTruthy();
  });

  test('does not offer to move what the reader may not change', async () => {
    show((path) => (path.endsWith('/dependents') ? { list: [{ ...used, movable: 'forbidden' }] } : {}));
    await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
    await screen.findByText('You may not change some of these: ask somebody who may.');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
