import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import type { VerbModel } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { VerbDialog } from '#/src/views/verbs/VerbDialog.tsx';
import { field } from '#model/language';
import { Frame } from '../app/Frame.tsx';

afterEach(cleanup);

const verb = (input: object, rules?: object) =>
  ({
    ...{ name: 'do', label: 'Do it', on: 'record', effect: 'write', permission: 'Drawers', method: 'POST', path: '/do' },
    ...{ input, ...(rules && { rules }) },
  }) as unknown as VerbModel;

/** Shows a dialog of a drawer in Tokyo, and what was sent. */
function show(asked: VerbModel) {
  const sent: unknown[] = [];
  const session = {
    permissions: new Set(['Drawers']),
    constants: {
      currencies: [
        { code: 'JPY', name: 'Yen', decimals: 0 },
        { code: 'GBP', name: 'Pound', decimals: 2 },
      ],
      timezones: [],
    },
    establishments: [{ id: 3, currency: 'JPY', timezone: 'Asia/Tokyo' }],
    establishment: { id: 1, currency: 'GBP', timezone: 'Europe/London' },
    user: { user_type: 'staff' },
  };
  const i18n = createI18nProvider('en', { ...englishMessages, ...resourceLabels(model, 'en') }, async () => undefined);
  const dataProvider = { verb: async (_name: string, _verb: string, { input }: { input: unknown }) => ({ data: sent.push(input) }) };
  render(
    <Frame>
      <SessionContext value={session as unknown as SessionContextValue}>
        <CoreAdminContext i18nProvider={i18n} dataProvider={dataProvider as never}>
          <ResourceContextProvider value="cash-drawer-sessions">
            <RecordContextProvider value={{ id: 1, establishment_id: 3, expected: 4711 }}>
              <VerbDialog verb={asked} onClose={() => undefined} />
            </RecordContextProvider>
          </ResourceContextProvider>
        </CoreAdminContext>
      </SessionContext>
    </Frame>,
  );
  return sent;
}
const doIt = () => userEvent.click(screen.getByRole('button', { name: 'Do it' }));

describe('the dialog of a verb with rules', () => {
  const rules = { show: { amount: { kind: { not: 'nothing' } } }, require: { reason: { kind: 'nothing' } } };
  const asked = verb({ kind: field.text({ required: true }), amount: field.integer(), reason: field.text() }, rules);

  it('asks what they show, requires what they require, and sends nothing of what they hide', async () => {
    const sent = show(asked);
    const kind = await screen.findByRole('textbox', { name: 'Kind' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '5');
    await userEvent.type(kind, 'nothing');
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    await doIt();
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a value');
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Till roll');
    await doIt();
    await waitFor(() => expect(sent).toEqual([{ kind: 'nothing', reason: 'Till roll' }]));
  });
});

describe('the dialog that counts coins and notes', () => {
  const close = present(model.resources['cash-drawer-sessions']?.verbs.close, 'the verb that closes a drawer');

  it('has the coins and notes of the drawer’s own money, adds them up, and sends what is there', async () => {
    const sent = show({ ...close, label: 'Do it' });
    const many = (name: string) => screen.findByRole('textbox', { name: `How many of ${name}` });
    await userEvent.type(await many('¥10,000'), '2');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(await many('¥5,000'));
    await userEvent.type(await many('¥500'), '3x');
    expect(screen.getByText('¥21,500')).toBeDefined();
    await userEvent.type(await many('¥1'), '4');
    await userEvent.clear(await many('¥1'));
    await doIt();
    const denominations = [
      { denomination: 10_000, quantity: 2 },
      { denomination: 500, quantity: 3 },
    ];
    await waitFor(() => expect(sent).toMatchObject([{ denominations, counted: null }]));
  });

  it('does not say what should be in it', async () => {
    show(close);
    await screen.findByRole('textbox', { name: 'How many of ¥1' });
    expect(document.body.textContent).not.toMatch(/4,?711/);
  });
});
