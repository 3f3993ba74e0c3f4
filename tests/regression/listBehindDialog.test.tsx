import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

/** The way to a page of stations. */
function wayTo(address: string, title: string): (string | null)[] {
  const entry = { path: '/stations', labelKey: 'resources.stations.name' };
  const tree = { nestedRoutes: [{ name: 'platform', entries: [entry] }] };
  render(
    <AdminFrame resource="stations" session={{ tree }} address={address}>
      <PageHeading title={title} />
    </AdminFrame>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('a list with the form of one of its records over it stands once on the way there', () => {
  expect(wayTo('/stations/7', 'Stations')).toEqual(['Platform', 'Stations']);
  cleanup();
  expect(wayTo('/stations', 'Stations')).toEqual(['Platform', 'Stations']);
  cleanup();
  expect(wayTo('/stations/7/show', 'Back till')).toEqual(['Platform', 'Stations', 'Back till']);
});
