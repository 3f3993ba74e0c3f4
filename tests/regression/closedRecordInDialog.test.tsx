import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { RecordEditor } from '#/src/views/form/RecordEditor.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

// A closed record had a form of grey fields in its dialog, with a button to save them that the host refused.

afterEach(cleanup);

async function open(status: string) {
  const reservation = { id: 4, establishment_id: 1, guest: 'Ida Reed', party: 4, starts_at: '2026-12-01T19:00:00.000Z', status };
  render(
    <AdminFrame
      resource="reservations"
      dataProvider={{ getOne: async () => ({ data: reservation as never }) }}
      session={{ permissions: new Set(['Reservations']), everywhere: new Set(['Reservations']), tree: { nestedRoutes: [] } }}
    >
      <RecordEditor mode="edit" id="4" frame="dialog" onCancel={() => undefined} onSaved={() => undefined} />
      <Address />
    </AdminFrame>,
  );
}

function Address() {
  return <span data-testid="address">{useLocation().pathname}</span>;
}

test('a closed record is shown on its page instead', async () => {
  await open('finished');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/reservations/4/show'));
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('one that is open is changed there', async () => {
  await open('booked');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDefined();
});
