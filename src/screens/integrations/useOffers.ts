import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { MAX_PER_PAGE } from '#/dataProvider/listRequest.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { type Column, LISTS } from './integration.ts';
import { type Entry, type Offer, offerOf } from './offers.ts';

/** What a column's boxes offer; undefined where its list is not this reader's, or could not be read. */
export type Offers = Readonly<Record<Column, Offer | undefined>>;

/**
 * The lists of a connection's establishment, whichever one is chosen in the header: only what is active, and all of it, since it is also
 * said what is not there.
 */
export function useOffers(establishmentId: number) {
  const dataProvider = useDataProvider<HostDataProvider>();
  const can = useCan();
  const ask = (column: Column) => {
    const asked = { filter: { status: 'active', establishment_id: establishmentId }, sort: { field: 'title', order: 'ASC' as const } };
    return {
      queryKey: [LISTS[column], 'getList', asked, 'whole'],
      queryFn: ({ signal }: { signal: AbortSignal }) => readAll(dataProvider, LISTS[column], { ...asked, signal }),
      enabled: can(LISTS[column], 'list'),
    };
  };
  const [account, location, subsidiary] = useQueries({
    queries: [ask('account'), ask('location'), ask('subsidiary')],
  });
  const offers = useMemo<Offers>(
    () => ({
      account: account.data && offerOf(account.data),
      location: location.data && offerOf(location.data),
      subsidiary: subsidiary.data && offerOf(subsidiary.data),
    }),
    [account.data, location.data, subsidiary.data],
  );
  const answers = [account, location, subsidiary];
  // Who may not read them there is not told of a fault: their boxes are plain ones.
  const failed = answers.filter(({ error }) => error && failureOf(error).status !== 403);
  return {
    offers,
    // The first time only: what is being filled in stays when a list is read again.
    isLoading: answers.some((answer) => answer.isLoading && !answer.isFetched),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** Every page of a list, one after the other: a chart of accounts may be longer than what the host gives at once. */
async function readAll(
  dataProvider: HostDataProvider,
  resource: string,
  asked: { filter: object; sort: { field: string; order: 'ASC' }; signal: AbortSignal },
) {
  const entries: Entry[] = [];
  for (let page = 1; ; page++) {
    const { data, total = 0 } = await dataProvider.getList(resource, {
      ...asked,
      pagination: { page, perPage: MAX_PER_PAGE },
      meta: { fields: ['title', 'code', 'name'] },
    });
    entries.push(...data.map(({ title, code, name }) => ({ title, code, name })));
    if (!data.length || entries.length >= total) return entries;
  }
}
