import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { CopySettingsDialog } from '#/src/views/settings/CopySettingsDialog.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

const receipt = model.settings.receipt;
const values = { footer: 'Open from 7', header: 'Fish and chips', paper_width: 'mm58', tax_number: 'GB 1' };
const there: Record<number, object> = {
  2: { ...values, footer: 'Open from 8', paper_width: 'mm80', tax_number: 'GB 2' },
  3: values,
};

/** Opens the dialog over two other establishments, of which the second has the same; gives what was sent. */
function open(changed: readonly string[], refused?: string) {
  const sent: { establishment_id: number; values: object }[] = [];
  const dataProvider = {
    call: async (call: { path: string }, { body }: { body: { establishment_id: number; values: object } }) => {
      if (call.path.endsWith('get-meta')) {
        if (refused) throw new Error(refused);
        return { data: { values: there[body.establishment_id], updated_at: null } };
      }
      sent.push({ establishment_id: body.establishment_id, values: body.values });
      return { data: {} };
    },
  };
  const others = [2, 3].map((id) => ({ id, title: `Place ${id}` }));
  if (!receipt) throw new Error('There are no receipt settings');
  render(
    <AdminFrame resource="products" dataProvider={dataProvider}>
      <CopySettingsDialog
        settings={receipt}
        values={values}
        changed={new Set(changed)}
        others={others as never}
        onClose={() => undefined}
      />
    </AdminFrame>,
  );
  return sent;
}

const isChecked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

it('copies what was changed here alone, of what differs there', async () => {
  const sent = open(['footer', 'header']);
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Place 2' }));
  await screen.findByRole('checkbox', { name: /^Footer/ });
  expect([isChecked(/^Footer/), isChecked(/^Paper width/), isChecked(/^Tax number/)]).toEqual([true, false, false]);
  expect(screen.queryByRole('checkbox', { name: /^Header/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Paper width/ }));
  await user.click(screen.getByRole('button', { name: 'Copy to 1' }));
  await waitFor(() => expect(sent).toEqual([{ establishment_id: 2, values: { footer: 'Open from 7', paper_width: 'mm58' } }]));
});

it('copies everything that differs where nothing was changed, and nothing where all is the same', async () => {
  const sent = open([]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Place 3' }));
  await screen.findByText('They are the same there already: there is nothing to copy.');
  expect(screen.getByRole('button', { name: 'Copy to 1' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: 'All of them' }));
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Everything that differs' })).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Copy to 2' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.values).toEqual({ footer: 'Open from 7', paper_width: 'mm58', tax_number: 'GB 1' });
});

it('says where what is there cannot be read', async () => {
  open([], 'The host is not there');
  await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Place 2' }));
  await screen.findByText('The host is not there');
  expect(screen.getByRole('button', { name: 'Copy to 1' })).toHaveProperty('disabled', true);
});
