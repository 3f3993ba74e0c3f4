import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RecordEditor } from '#/src/views/form/RecordEditor.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

// A closed record had a form of grey fields in its dialog, with a button to save them that the host refused.

afterEach(cleanup);

async function open(status: string) {
  const close = vi.fn();
  const reservation = { id: 4, establishment_id: 1, guest: 'Ida Reed', party: 4, starts_at: '2026-12-01T19:00:00.000Z', status };
  render(
    <AdminFrame
      resource="reservations"
      dataProvider={{ getOne: async () => ({ data: reservation as never }) }}
      session={{ permissions: new Set(['Reservations']), everywhere: new Set(['Reservations']), tree: { nestedRoutes: [] } }}
    >
      <RecordEditor mode="edit" id="4" frame="dialog" onCancel={close} onSaved={close} />
    </AdminFrame>,
  );
  return close;
}

test('a closed record is shown in its dialog, which offers nothing but to close it', async () => {
  const close = await open('finished');
  expect((await screen.findByText('Guest')).tagName).toBe('DT');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});

test('one that is open is changed there', async () => {
  await open('booked');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDefined();
});
