import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';

/** What of its first steps a business has done, and what it said of itself when it registered. */
export interface SetUp {
  country: string | null;
  /** ISO 4217. */
  currency: string | null;
  /** One of the list `business_kind`. */
  business_kind: string | null;
  /** Of those that the person may do; none once the business is no longer young. */
  steps: readonly { name: string; is_done: boolean }[];
}

/** Whatever changes a step forgets this. */
export const setUpKey = ['set-up'];

/** How far the set-up is, asked anew by whoever shows it; not at all where it is not wanted. */
export function useSetUp(enabled = true) {
  const host = useDataProvider<HostDataProvider>();
  return useQuery({
    queryKey: setUpKey,
    queryFn: async ({ signal }) => (await host.call<SetUp>(calls.setUp, { signal })).data,
    staleTime: 0,
    enabled,
  });
}
