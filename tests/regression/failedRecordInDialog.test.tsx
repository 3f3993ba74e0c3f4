import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { afterEach, expect, test, vi } from 'vitest';
import { RecordEditor } from '#/src/views/form/RecordEditor.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

/** The form of a tax that cannot be read. @returns what closes it */
async function open(frame: 'dialog' | 'page') {
  const close = vi.fn();
  const dataProvider = {
    getOne: async () => {
      throw new HttpError('The host is busy', 503);
    },
  };
  render(
    <AdminFrame resource="taxes" dataProvider={dataProvider} session={{ tree: { nestedRoutes: [] } }}>
      <RecordEditor mode="edit" id="4" frame={frame} onCancel={close} onSaved={close} />
    </AdminFrame>,
  );
  await screen.findByText('The host is busy');
  return close;
}
const ways = () => [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((one) => one.textContent);

test('a record that cannot be read in a dialog is tried again or closed: no page is left', async () => {
  const close = await open('dialog');
  expect(ways()).toEqual(['Try again', 'Close']);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});

test('one that cannot be read on a page is tried again or gone back from', async () => {
  await open('page');
  expect(ways()).toEqual(['Try again', 'Go back', 'Go to the dashboard']);
});
