import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { resourceOf, type VerbModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { VerbButtons } from '#/src/views/verbs/VerbButtons.tsx';
import { VerbDialog } from '#/src/views/verbs/VerbDialog.tsx';
import { VerbRows } from '#/src/views/verbs/VerbRows.tsx';
import { field } from '#model/language';
import { Frame } from '../app/Frame.tsx';

afterEach(cleanup);

function show(children: ReactNode, resource: string, record: { id: number; establishment_id?: number }, permissions: readonly string[]) {
  const session = {
    permissions: new Set(permissions),
    constants: { currencies: [{ code: 'JPY', name: 'Yen', decimals: 0 }], timezones: [] },
    establishments: [{ id: 3, currency: 'JPY', timezone: 'Asia/Tokyo' }],
    establishment: { id: 1, currency: 'GBP', timezone: 'Europe/London' },
    user: { user_type: 'staff' },
  };
  const i18n = createI18nProvider('en', { ...englishMessages, ...resourceLabels(model, 'en') }, async () => undefined);
  render(
    <Frame>
      <SessionContext value={session as unknown as SessionContextValue}>
        <CoreAdminContext i18nProvider={i18n}>
          <ResourceContextProvider value={resource}>
            <RecordContextProvider value={record}>{children}</RecordContextProvider>
          </ResourceContextProvider>
        </CoreAdminContext>
      </SessionContext>
    </Frame>,
  );
}

describe('the rows of a verb', () => {
  const count = {
    name: 'count',
    label: 'Count',
    on: 'record',
    effect: 'write',
    permission: 'Ingredients',
    method: 'POST',
    path: '/count',
    over: 'vendors',
    input: { counted: field.integer() },
  } as unknown as VerbModel;
  const record = { id: 1, vendors: [{ id: 7, vendor: 3, pack_size: 10 }] };
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const rows = (permissions: readonly string[]) =>
    show(
      <Form>
        <VerbRows verb={count} record={record} />
      </Form>,
      'ingredients',
      record,
      permissions,
    );

  it('have no column for what the reader may not see', () => {
    rows([]);
    expect(headings()).toContain('Pack size');
    expect(headings()).toContain('Counted');
    expect(headings()).not.toContain('Pack cost');
  });

  it('say in what unit something is typed', () => {
    const packs = { ...count, input: { counted: field.integer({ help: 'In packs' }) } } as unknown as VerbModel;
    show(
      <Form>
        <VerbRows verb={packs} record={record} />
      </Form>,
      'ingredients',
      record,
      [],
    );
    expect(headings()).toContain('CountedIn packs');
  });

  it('have it for those who may', () => {
    rows(['CostView']);
    expect(headings()).toContain('Pack cost');
  });

  it('are in the money of the record whose rows they are, whichever establishment is chosen', async () => {
    const far = { ...record, establishment_id: 3, vendors: [{ id: 7, vendor: 3, cost: 416 }] };
    show(<VerbDialog verb={{ ...count, shows: ['cost'] }} onClose={() => undefined} />, 'ingredients', far, ['CostView']);
    expect(await screen.findByText('¥416')).toBeDefined();
  });

  it('show what derives from a row and what is typed into it, and warn where that is far off', async () => {
    const amounts = {
      ...count,
      derives: {
        units: field.computed({ label: 'In units', value: { multiply: ['counted', 'pack_size'] }, needs: ['counted'], as: 'quantity' }),
      },
      warns: [{ when: { units: { gt: 40 } }, at: 'counted', message: 'Count packs, not units' }],
    } as unknown as VerbModel;
    for (const [name, one] of Object.entries(amounts.derives ?? {})) Object.assign(one, { name });
    show(
      <Form>
        <VerbRows verb={amounts} record={record} />
      </Form>,
      'ingredients',
      record,
      [],
    );
    const units = () => screen.getAllByRole('row')[1]?.children[headings().indexOf('In units')]?.textContent;
    expect(units()).toBe('');
    // What nobody has typed yet is not far off.
    expect(screen.queryByRole('status')).toBeNull();
    const typed = screen.getByRole('textbox');
    await userEvent.type(typed, '4');
    await waitFor(() => expect(units()).toBe('40'));
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.clear(typed);
    await userEvent.type(typed, '24');
    await waitFor(() => expect(units()).toBe('240'));
    expect(screen.getByRole('status').textContent).toBe('Count packs, not units');
  });
});

/** What is drawn meanwhile is drawn for a narrow window. */
function onPhone(draw: () => void) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  draw();
  vi.unstubAllGlobals();
}

describe('the verbs of a record', () => {
  const verbs = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        { name, label: name, on: 'record', effect: 'write', permission: 'Taxes', method: 'POST', path: `/${name}` } as VerbModel,
      ]),
    );
  const taxes = resourceOf(model, 'taxes') as { verbs: Record<string, VerbModel> };
  const before = taxes.verbs;
  afterEach(() => {
    taxes.verbs = before;
  });
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  it('have a button each where there are few', () => {
    taxes.verbs = verbs(['Send', 'Close']);
    show(<VerbButtons on="record" others={[{ key: 'delete', label: 'Delete', do: () => undefined }]} />, 'taxes', { id: 1 }, ['Taxes']);
    expect(buttons()).toEqual(['Delete', 'Send', 'Close']);
  });

  it('have, on a phone, one button for the first, and a menu for the others', () => {
    taxes.verbs = verbs(['Send', 'Close']);
    onPhone(() => show(<VerbButtons on="record" />, 'taxes', { id: 1 }, ['Taxes']));
    expect(buttons()).toEqual(['Send', 'More']);
  });

  it('are, where they are dangerous, the last of the menu; on a phone the first thing a screen does itself has the button then', async () => {
    taxes.verbs = Object.fromEntries(
      Object.entries(verbs(['Remove'])).map(([name, verb]) => [name, { ...verb, isDanger: true } as VerbModel]),
    );
    const action = (label: string) => ({ key: label, label, do: () => undefined });
    const page = <VerbButtons on="record" own={[action('Enter')]} others={[action('Delete')]} />;
    show(page, 'taxes', { id: 1 }, ['Taxes']);
    expect(buttons()).toEqual(['Enter', 'Delete', 'More']);
    cleanup();
    onPhone(() => show(page, 'taxes', { id: 1 }, ['Taxes']));
    expect(buttons()).toEqual(['Enter', 'More']);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Delete', 'Remove']);
  });

  it('stand, but for the first two, in one menu where there are many, reached by keyboard; what is chosen begins with the focus back on its button', async () => {
    taxes.verbs = verbs(['Send', 'Close', 'Copy']);
    let focused: Element | null = null;
    const others = [
      {
        key: 'delete',
        label: 'Delete',
        do: () => {
          focused = document.activeElement;
        },
      },
    ];
    show(<VerbButtons on="record" others={others} />, 'taxes', { id: 1 }, ['Taxes']);
    expect(buttons()).toEqual(['Send', 'Close', 'More']);
    const more = screen.getByRole('button', { name: 'More' });
    expect([more.getAttribute('aria-haspopup'), more.getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Copy', 'Delete']);
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(focused).toBe(more));
  });
});
