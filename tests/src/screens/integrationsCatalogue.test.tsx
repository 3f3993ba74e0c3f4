import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import CataloguePage from '#/src/screens/integrations/CataloguePage.tsx';
import { AdminFrame } from '../app/AdminFrame.tsx';

afterEach(cleanup);

it('offers to add what something is exchanged with, and nothing else', async () => {
  const list = [
    { id: 'square', kind: 'orders', abilities: ['orders'], connection: null },
    { id: 'gusto', kind: 'payroll', abilities: [], connection: null },
  ];
  const rights = new Set(['Integrations', 'IntegrationCreate']);
  render(
    <AdminFrame
      resource="third-party-integrations"
      dataProvider={{ call: async () => ({ data: { list } }) }}
      session={{
        permissions: rights,
        everywhere: rights,
        establishment: { id: 3 },
        tree: { nestedRoutes: [] },
        constants: { currencies: [], timezones: [], integration: [] },
      }}
    >
      <CataloguePage />
    </AdminFrame>,
  );
  await screen.findByText('Nothing is exchanged with it yet');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([expect.stringMatching(/^Add: /)]);
});
