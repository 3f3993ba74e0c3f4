import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, testDataProvider, useInput, useNotificationContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import EmailPreview from '#/src/widgets/emailLook/Preview.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

interface Asked {
  path: string;
  body: { establishment_id: number; sample: string; values: { footer: string } };
}

function Footer() {
  const { field } = useInput({ source: 'footer' });
  return <input aria-label="Footer" {...field} />;
}

function Followed() {
  return <EmailPreview values={useWatch()} settings={present(model.settings.email_look, 'the settings')} />;
}

function Notified() {
  const { notifications } = useNotificationContext();
  return <p id="notified">{notifications.map(({ message, type }) => `${type}: ${message}`).join()}</p>;
}

const html = (footer: string) =>
  `<style>@media (prefers-color-scheme: dark) {}</style><img src="/files/a/logo.png" alt="" onerror="alert(1)"><script>alert(2)</script><a href="/x">Link</a><p>${footer}</p>`;

/** The preview beside a form with a footer, and what it asks the host. */
function open(refusal?: object): Asked[] {
  const asked: Asked[] = [];
  const call = async ({ path }: { path: string }, { body }: Pick<Asked, 'body'>) => {
    asked.push({ path, body });
    if (path.endsWith('email-test'))
      return refusal ? Promise.reject(Object.assign(new Error('Check'), { body: refusal })) : { data: null, message: 'On its way' };
    const { footer } = body.values;
    return { data: { sender: 'Harbour', reply_to: null, subject: `Your ${body.sample}`, html: html(footer), text: `As text: ${footer}` } };
  };
  const harbour = { id: 7, title: 'Harbour' };
  const session = { establishment: harbour, establishments: [harbour] } as unknown as SessionContextValue;
  render(
    <Frame>
      <MemoryRouter>
        <CoreAdminContext
          dataProvider={testDataProvider({ call } as never)}
          i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}
        >
          <SessionContext value={session}>
            <Form record={{ id: 'email_look', footer: 'Open daily' }}>
              <Footer />
              <Followed />
            </Form>
            <Notified />
          </SessionContext>
        </CoreAdminContext>
      </MemoryRouter>
    </Frame>,
  );
  return asked;
}

/** What the page of the email is made of. */
const page = async () => (await screen.findByRole('document', { name: 'The e-mail as it will leave' })).shadowRoot?.innerHTML ?? '';
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const notified = (text: string) => waitFor(() => expect(document.getElementById('notified')?.textContent).toBe(text));

test('follows what is typed; nothing in it runs or can be pressed', async () => {
  const asked = open();
  expect(await page()).toContain('<p>Open daily</p>');
  expect(await page()).toContain('src="/files/a/logo.png"');
  expect(await page()).not.toMatch(/script|href|onerror|alert/);
  await userEvent.type(screen.getByLabelText('Footer'), '!');
  await waitFor(async () => expect(await page()).toContain('<p>Open daily!</p>'));
  expect(asked.map(({ body }) => body.values.footer)).toEqual(['Open daily', 'Open daily!']);
  expect(asked[0]).toMatchObject({ path: '/api/establishment/email-preview', body: { establishment_id: 7, sample: 'receipt' } });
});

test('shows each email in light, in dark and as text', async () => {
  open();
  expect(await page()).toContain('@media not all');
  await choose('Dark');
  expect(await page()).toContain('@media all');
  await choose('Plain text');
  expect(await screen.findByText('As text: Open daily')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'E-mail' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Purchase order' }));
  expect(await screen.findByText('Your purchase_order')).toBeTruthy();
});

test('sends a test with what stands in the form, and says whether it is on its way', async () => {
  const asked = open();
  await page();
  await choose('Send me a test');
  await notified('success: On its way');
  expect(asked.at(-1)).toMatchObject({
    path: '/api/establishment/email-test',
    body: { sample: 'receipt', values: { footer: 'Open daily' } },
  });
});

test('says what is wrong where the test is refused', async () => {
  open({ errors: { 'values.reply_to': ['Not an address'] } });
  await page();
  await choose('Send me a test');
  await notified('error: Not an address');
});
