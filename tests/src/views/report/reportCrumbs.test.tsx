import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { useReportCrumbs } from '#/src/views/report/head/useReportCrumbs.ts';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

const entry = { name: 'sales-summary', path: '/reports/sales-summary', labelKey: 'reports.sales-summary.name' };
const session = { tree: { nestedRoutes: [{ name: 'reports', headings: [], entries: [entry] }], allowed: [] } };

function Head({ name, isBehind }: { name: string; isBehind?: boolean }) {
  return <PageHeading title="This page" crumbs={useReportCrumbs({ name }, isBehind)} />;
}
const show = (name: string, isBehind?: boolean) => {
  cleanup();
  render(
    <AdminFrame resource="orders" session={session} address={`/reports/${name}`}>
      <Head name={name} {...(isBehind && { isBehind })} />
    </AdminFrame>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

// The page of a dashboard's single figure stood nowhere.
it('a report that the menu does not lead to stands among the reports, and what is behind it under it', () => {
  expect(show('dashboard-net-sales')).toEqual(['Reports', 'This page']);
  expect(show('dashboard-net-sales', true)).toEqual(['Reports', 'Net sales', 'This page']);
  expect(show('sales-summary', true)).toEqual(['Reports', 'This page']);
});
