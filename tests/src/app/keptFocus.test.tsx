import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptFocus } from '#/src/app/layout/useKeptFocus.ts';

afterEach(cleanup);

/** A page whose action takes its button along. */
function Page() {
  const main = useRef<HTMLElement>(null);
  const [isDone, setDone] = useState(false);
  useKeptFocus(main);
  return (
    <>
      <button type="button">Menu</button>
      <main ref={main} tabIndex={-1}>
        {!isDone && (
          <button type="button" onClick={() => setDone(true)}>
            Approve
          </button>
        )}
      </main>
    </>
  );
}

describe('the focus', () => {
  const focused = () => document.activeElement?.tagName;

  it('is the page’s where the button that had it is gone, and nobody else’s before', async () => {
    render(<Page />);
    expect(focused()).toBe('BODY');
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(focused()).toBe('MAIN'));
    screen.getByRole('button', { name: 'Menu' }).focus();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(focused()).toBe('BUTTON');
  });

  it('waits behind what stands over the page', async () => {
    render(<Page />);
    screen.getByRole('main').setAttribute('aria-hidden', 'true');
    await userEvent.click(screen.getByText('Approve'));
    await waitFor(() => expect(screen.queryByText('Approve')).toBeNull());
    expect(focused()).toBe('BODY');
    screen.getByRole('main', { hidden: true }).removeAttribute('aria-hidden');
    await waitFor(() => expect(focused()).toBe('MAIN'));
  });
});
