import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, Form, ResourceContextProvider } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { fieldOf, resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import LinesInput from '#/src/kinds/lines/LazyInput.tsx';
import { meantBy } from '#/src/kinds/reference/meantBy.ts';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const mug = { id: 7, item: 'Gift mug', sku: 'GM-1', barcode: '4006381333931' };
const tallMug = { id: 8, item: 'Tall gift mug', sku: 'GM-10', barcode: '4006381333948' };
const items = fieldOf(resourceOf(model, 'purchase-orders').fields, 'items', 'lines');

/** What the form holds, to be read by a test. */
function Held() {
  return <i data-testid="held">{JSON.stringify(useWatch({ name: 'items' }))}</i>;
}
const held = () => JSON.parse(screen.getByTestId('held').textContent ?? '') as { item: { id: number } | null; ordered_quantity: unknown }[];

/** The items of an order, one row open; a search is answered only once `answer` is called. */
function openItems(found: readonly object[]) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const getList = async (resource: string, { filter }: { filter: { q?: string } }) => {
    if (filter.q) await answered;
    const data = resource === 'products' && filter.q ? found : [];
    return { data, total: data.length };
  };
  const session = {
    constants: { currencies: [], timezones: [] },
    establishments: [],
    establishment: null,
    user: { user_type: 'staff' },
    permissions: new Set(model.permissions.map(({ name }) => name)),
  };
  const onSubmit = () => {
    throw new Error('An Enter in the picker is not one for the form');
  };
  render(
    <Frame>
      <SessionContext value={session as unknown as SessionContextValue}>
        <CoreAdminContext
          dataProvider={{ getList } as unknown as DataProvider}
          i18nProvider={createI18nProvider('en', englishMessages, async () => {})}
        >
          <ResourceContextProvider value="purchase-orders">
            <Form defaultValues={{ items: [{ item: null, ordered_quantity: null }] }} onSubmit={onSubmit}>
              <LinesInput field={items} source="items" label="Items" required readonly={false} />
              <Held />
            </Form>
          </ResourceContextProvider>
        </CoreAdminContext>
      </SessionContext>
    </Frame>,
  );
  return { answer: () => answer() };
}

/** What a scanner does: it types the code and presses Enter, faster than any host answers. */
function scan(code: string): void {
  const box = screen.getByRole('combobox', { name: 'Item' });
  box.focus();
  fireEvent.change(box, { target: { value: code } });
  fireEvent.keyDown(box, { key: 'Enter' });
}

describe('an item that is scanned into an order', () => {
  it('is taken once the host has found it, and the focus goes on to its quantity', async () => {
    const { answer } = openItems([mug]);
    scan(mug.barcode);
    expect(held()[0]?.item).toBeNull();
    answer();
    await waitFor(() => expect(held()[0]?.item).toEqual({ type: 'products', id: mug.id }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ordered')));
  });

  it('is the one whose code it is, among others that hold it', async () => {
    const { answer } = openItems([tallMug, mug]);
    scan('gm-1');
    answer();
    await waitFor(() => expect(held()[0]?.item).toEqual({ type: 'products', id: mug.id }));
  });

  it('is left to be chosen where several have the text, and none has it as its code', async () => {
    const { answer } = openItems([tallMug, mug]);
    scan('mug');
    answer();
    await screen.findByRole('option', { name: 'Gift mug' });
    expect(held()[0]?.item).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Item' }));
  });

  it('is not taken for what was typed after it', async () => {
    const { answer } = openItems([mug]);
    scan(mug.barcode);
    fireEvent.change(screen.getByRole('combobox', { name: 'Item' }), { target: { value: 'something else' } });
    answer();
    await screen.findByRole('option', { name: 'Gift mug' });
    expect(held()[0]?.item).toBeNull();
  });
});

describe('what a text means among what was found', () => {
  const target = (id: number, title: string, ...codes: string[]) => ({ type: 'products', id, title, codes });

  it('is its code before its title before being the only one', () => {
    const found = [target(1, 'A1'), target(2, 'Box', 'a1')];
    expect(meantBy(' A1 ', found)?.id).toBe(2);
    expect(meantBy('box', found)?.id).toBe(2);
    expect(meantBy('x', found)).toBeUndefined();
    expect(meantBy('x', found.slice(0, 1))?.id).toBe(1);
    expect(meantBy('a1', [target(1, 'Left', 'a1'), target(2, 'Right', 'A1')])).toBeUndefined();
  });
});
