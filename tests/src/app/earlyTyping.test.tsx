import { act, fireEvent, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useEarlyTyping } from '#/src/app/search/useEarlyTyping.ts';

/** A button whose box comes later, or at once. */
function Opening({ isOpen, isLoaded, told, off }: { isOpen: boolean; isLoaded: boolean; told: (typed: string) => void; off: () => void }) {
  const take = useEarlyTyping(isOpen, off);
  return isOpen && isLoaded ? <Box take={take} told={told} /> : null;
}
function Box({ take, told }: { take: () => string; told: (typed: string) => void }) {
  useLayoutEffect(() => told(take()), [take, told]);
  return <input aria-label="box" />;
}

it('what is typed before the box is there comes into it, and into nothing else', () => {
  const [told, off, shortcut] = [vi.fn(), vi.fn(), vi.fn()];
  document.addEventListener('keydown', shortcut);
  const { rerender } = render(<Opening isOpen={false} isLoaded={false} told={told} off={off} />);
  const show = (isOpen: boolean, isLoaded: boolean) => rerender(<Opening isOpen={isOpen} isLoaded={isLoaded} told={told} off={off} />);
  const type = (...keys: string[]) => act(() => keys.forEach((key) => void fireEvent.keyDown(document.body, { key })));
  type('g');
  expect(shortcut).toHaveBeenCalledTimes(1);
  show(true, false);
  type('b', 'u', 'x', 'Backspace', 'r', 'Enter', 'Shift');
  expect(shortcut.mock.calls.slice(1).map(([event]) => event.key)).toEqual(['Shift']);
  show(true, true);
  expect(told.mock.calls).toEqual([['bur']]);
  type('g');
  expect(shortcut.mock.calls.at(-1)?.[0].key).toBe('g');
  // The next one begins with nothing; where the box is there at once, it hears its own keys.
  show(false, true);
  show(true, true);
  expect(told.mock.calls.at(-1)).toEqual(['']);
  type('o');
  expect(shortcut.mock.calls.at(-1)?.[0].key).toBe('o');
  show(false, false);
  show(true, false);
  type('Escape');
  expect(off).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', shortcut);
});
