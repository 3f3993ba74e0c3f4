import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { type BulkOperations, createBulkOperations } from '#/dataProvider/bulkOperations.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { createDownload } from '#/dataProvider/request.ts';
import { apiUrl } from '#/src/foundation/files/apiUrl.ts';
import { account } from '#/src/foundation/session/account.ts';

const download = createDownload({ apiUrl, getToken: account.token.token });

/** The bulk calls of the signed-in person. */
export function useBulk(): BulkOperations {
  const { call } = useDataProvider<HostDataProvider>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data provider makes `call` anew each time it is asked for, and it is always the same
  return useMemo(() => createBulkOperations(call, download), []);
}
