import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { useReveal } from '#/src/views/parts/reveal/RevealContext.ts';
import { RevealOnce } from '#/src/views/parts/reveal/RevealOnce.tsx';
import { Frame } from '../app/Frame.tsx';

afterEach(cleanup);

function Answered({ answer }: { answer: object }) {
  const reveal = useReveal({ answersOnce: { token: 'The token' } });
  return (
    <button type="button" onClick={() => reveal(answer)}>
      Save
    </button>
  );
}

async function saved(answer: object) {
  const i18n = createI18nProvider('en', englishMessages, async () => undefined);
  render(
    <Frame>
      <CoreAdminContext i18nProvider={i18n}>
        <RevealOnce>
          <Answered answer={answer} />
        </RevealOnce>
      </CoreAdminContext>
    </Frame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('shows what an answer tells once until it is kept, and goes by no other way', async () => {
  await saved({ id: 1, token: 'secret', other: 'plain' });
  const dialog = await screen.findByRole('dialog', { name: 'Shown this once' });
  expect(dialog.textContent).toContain('secret');
  expect(dialog.textContent).not.toContain('plain');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBe(dialog);
  await userEvent.click(screen.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText('secret')).toBeNull());
});

it('shows nothing where an answer tells no secret', async () => {
  await saved({ id: 1, other: 'plain' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
