import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, CreateBase, Form, ResourceContextProvider, testDataProvider, useNotificationContext } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import { hostError } from '#/dataProvider/hostError.ts';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { useSaving } from '#/src/views/form/useSaving.ts';

/** A save that the host refused at a field was said twice, by the form and by its saving. */

afterEach(cleanup);

const session = { user: { user_type: 'client' } } as unknown as SessionContextValue;

function Saving() {
  const { mutationOptions } = useSaving('create', undefined, () => undefined);
  const { notifications } = useNotificationContext();
  return (
    <>
      <CreateBase mutationMode="pessimistic" redirect={false} mutationOptions={mutationOptions}>
        <Form>
          <button type="submit">Save</button>
        </Form>
      </CreateBase>
      <ul>
        {notifications.map(({ message }) => (
          <li key={String(message)}>{message}</li>
        ))}
      </ul>
    </>
  );
}

test('a refused save is said once', async () => {
  const create = () => Promise.reject(hostError('Check the marked fields', 422, { errors: { name: 'Enter a name' } }));
  render(
    <SessionContext value={session}>
      <CoreAdminContext
        dataProvider={testDataProvider({ create })}
        i18nProvider={createI18nProvider('en', englishMessages, async () => {})}
      >
        <ResourceContextProvider value="categories">
          <Saving />
        </ResourceContextProvider>
      </CoreAdminContext>
    </SessionContext>,
  );
  await userEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ra.message.invalid_form']));
});
