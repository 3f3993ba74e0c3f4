import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, ResourceContextProvider, ShowBase } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { VerbButtons } from '#/src/views/verbs/VerbButtons.tsx';
import { Frame } from '../src/app/Frame.tsx';

// Whoever sent an order's receipt right after attaching its customer was asked for an e-mail that the order had: the page had not read
// it yet.

afterEach(cleanup);

const order = { id: 1, order_number: 'A-1', customer_email: null };

/** A host that is slow to be read again after an act. */
function slowHost(): Partial<DataProvider> {
  let isRead = false;
  return {
    getOne: async () => {
      if (isRead) await new Promise(() => undefined);
      isRead = true;
      return { data: order as never };
    },
    verb: async () => ({ data: { ...order, customer_email: 'ida@guests.test' } }),
  };
}

it('offers what the record holds after an act to the next one, before the page has read it again', async () => {
  const session = { permissions: new Set(['OrderEdit']), constants: { currencies: [], timezones: [] }, establishments: [], user: {} };
  render(
    <Frame>
      <SessionContext value={session as unknown as SessionContextValue}>
        <CoreAdminContext
          dataProvider={slowHost() as DataProvider}
          i18nProvider={createI18nProvider('en', { ...englishMessages, ...resourceLabels(model, 'en') }, async () => undefined)}
        >
          <ResourceContextProvider value="orders">
            <ShowBase id={1}>
              <VerbButtons on="record" />
            </ShowBase>
          </ResourceContextProvider>
        </CoreAdminContext>
      </SessionContext>
    </Frame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send receipt' }));
  const email = await screen.findByLabelText<HTMLInputElement>(/^E-mail/);
  expect(email.value).toBe('');
  await userEvent.type(email, 'someone@guests.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send receipt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Send receipt' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/^E-mail/)).value).toBe('ida@guests.test');
});
