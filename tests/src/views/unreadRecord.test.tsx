import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HttpError, useRouterProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ResourceForm from '#/src/views/form/ResourceForm.tsx';
import ResourceShow from '#/src/views/show/ResourceShow.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

// What a call throws, react-admin writes down too.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.location.hash = '';
});

const NAME = 'third-party-apps';
const app = { id: 4, title: 'LedgerBridge', slug: 'ledgerbridge' };

/** The record's address and its list's, in the router that react-admin follows. */
function Addresses({ children }: { children: ReactNode }) {
  const { Routes, Route } = useRouterProvider();
  return (
    <Routes>
      <Route path={`/${NAME}/:id`} element={children} />
      <Route path={`/${NAME}`} element={<p>The list</p>} />
    </Routes>
  );
}

/** A page of a record, whose reading fails as often as there are failures. */
function open(page: ReactNode, failures: Error[]) {
  window.location.hash = `/${NAME}/4`;
  const dataProvider = {
    getOne: async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return { data: app };
    },
    getList: async () => ({ data: [], total: 0 }),
  };
  render(
    <AdminFrame resource={NAME} dataProvider={dataProvider} session={{ tree: { nestedRoutes: [] } }}>
      <Addresses>{page}</Addresses>
    </AdminFrame>,
  );
}

describe.each([
  ['a record’s page', <ResourceShow key="show" />, 'LedgerBridge'],
  ['its form', <ResourceForm key="form" mode="edit" id="4" />, 'Edit LedgerBridge'],
] as const)('%s', (_name, page, title) => {
  it.each([0, 429, 503])('stays where it is and can be tried again after %i', async (status) => {
    open(page, [new HttpError('The host is being looked after', status)]);
    await screen.findByText('The host is being looked after');
    expect(screen.queryByText('The list')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: title });
  });

  it('leads to the list where the record is not there', async () => {
    open(page, [new HttpError('Not found', 404)]);
    await screen.findByText('The list');
  });
});
