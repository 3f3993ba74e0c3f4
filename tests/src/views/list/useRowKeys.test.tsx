import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useRowKeys } from '#/src/views/list/useRowKeys.ts';

let opened: string[];
beforeEach(() => {
  opened = [];
});
afterEach(cleanup);

function Rows({ links = true, isAskedAnew = false }: { links?: boolean; isAskedAnew?: boolean }) {
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table, isAskedAnew);
  return (
    <>
      <input aria-label="Search" />
      <p role="dialog">
        <button type="button">In a dialog</button>
      </p>
      <table ref={table} className="list">
        <tbody>
          {['one', 'two', 'three'].map((name) => (
            <tr key={name} tabIndex={-1} data-testid={name} onClick={() => opened.push(name)}>
              <td>
                <input type="checkbox" aria-label={name} onClick={(event) => event.stopPropagation()} />
              </td>
              <td>
                {links ? (
                  <a data-title href={`#${name}`}>
                    {name}
                  </a>
                ) : (
                  name
                )}
                <button type="button">Button of {name}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
const here = () =>
  document.activeElement?.getAttribute('aria-label') ??
  document.activeElement?.getAttribute('data-testid') ??
  document.activeElement?.textContent;

test('j and k lead into the rows and through them, and stop at the ends', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.keyboard('j');
  expect(here()).toBe('one');
  await user.keyboard('jjj');
  expect(here()).toBe('three');
  await user.keyboard('{ArrowUp}k{ArrowUp}');
  expect(here()).toBe('one');
});

test('one comes back to the row one was on', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.keyboard('jj');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('k');
  expect(here()).toBe('two');
});

test('x and space select the row, and a box among boxes moves to the next box', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.keyboard('jx');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'one' }).checked).toBe(true);
  await user.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'one' }).checked).toBe(false);
  screen.getByRole('checkbox', { name: 'two' }).focus();
  await user.keyboard('{ArrowDown} ');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'three' }).checked).toBe(true);
});

test('a row without a link is moved to and opened itself', async () => {
  const user = userEvent.setup();
  render(<Rows links={false} />);
  await user.keyboard('jj');
  expect(here()).toBe('two');
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['two']);
});

test('keys stay with whom they are meant for: a text, a dialog, a button, a shortcut of the browser', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.type(screen.getByLabelText('Search'), 'jxk');
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('jxk');
  screen.getByRole('button', { name: 'In a dialog' }).focus();
  await user.keyboard('j');
  expect(here()).toBe('In a dialog');
  screen.getByRole('button', { name: 'Button of two' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(here()).toBe('Button of two');
  await user.keyboard('{Control>}j{/Control}');
  expect(here()).toBe('Button of two');
  await user.keyboard('j');
  expect(here()).toBe('three');
  expect(opened).toEqual([]);
});

test('j leads to the first row of a list that was asked anew, and not to the one that was left in the old one', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Rows />);
  await user.keyboard('jjj');
  screen.getByLabelText('Search').focus();
  rerender(<Rows isAskedAnew />);
  rerender(<Rows />);
  screen.getByLabelText('Search').blur();
  await user.keyboard('j');
  expect(here()).toBe('one');
});

test('of two lists on a page the first is led into, and each has the keys while one is in it', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Rows />
      <Rows />
    </>,
  );
  const [first, second] = screen.getAllByRole('table');
  await user.keyboard('j');
  expect(first?.contains(document.activeElement)).toBe(true);
  screen.getAllByTestId('two')[1]?.focus();
  await user.keyboard('j');
  expect([here(), second?.contains(document.activeElement)]).toEqual(['three', true]);
});
