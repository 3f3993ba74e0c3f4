import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { ListPanel } from '#/src/screens/dashboard/ListPanel.tsx';
import { type Reading, ReadingContext } from '#/src/screens/dashboard/reading.ts';
import { AdminFrame } from '../app/AdminFrame.tsx';

afterEach(cleanup);

const establishment = { id: 7, title: 'Harbour', currency: 'USD', timezone: 'UTC' };

/** A page whose figures are read when the button is pressed, and again under the same moment by the other one. */
function Page() {
  const [readings, setReadings] = useState(0);
  const [, drawAgain] = useState(0);
  const asOf = readings > 0 ? new Date(readings * 10_000).toISOString() : undefined;
  const reading: Reading = { answers: new Map(), error: null, asOf, refetch: () => undefined };
  return (
    <ReadingContext value={reading}>
      <button type="button" onClick={() => setReadings((times) => times + 1)}>
        Read
      </button>
      <button type="button" onClick={() => drawAgain((times) => times + 1)}>
        Same
      </button>
      <ListPanel resource={resourceOf(model, 'taxes')} columns={['name', 'rate']} establishments={[establishment]} />
    </ReadingContext>
  );
}

it('asks for its rows with each new reading of the figures, and not for one that is the same', async () => {
  let asked = 0;
  const dataProvider = {
    getList: async () => {
      asked += 1;
      return { data: [{ id: 1, name: `Tax ${asked}`, rate: 5 }], total: 1 };
    },
  };
  const constants = { currencies: [{ code: 'USD', name: 'US dollar', symbol: '$', decimals: 2 }], timezones: ['UTC'] };
  const held = new Set(['Taxes', 'TaxView']);
  const session = {
    permissions: held,
    everywhere: held,
    establishment,
    establishments: [establishment],
    constants,
    tree: { nestedRoutes: [] },
  };
  render(
    <AdminFrame resource="taxes" dataProvider={dataProvider} session={session} address="/dashboard">
      <Page />
    </AdminFrame>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await screen.findByText('Tax 1');
  // The first reading belongs to the rows that are there.
  await press('Read');
  await press('Same');
  expect(asked).toBe(1);
  await press('Read');
  await waitFor(() => screen.getByText('Tax 2'));
  await press('Same');
  expect(asked).toBe(2);
});
