import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { createDownload } from '#/dataProvider/request.ts';
import { createWholeBusiness, type WholeBusiness } from '#/dataProvider/wholeBusiness.ts';
import { apiUrl } from '#/src/foundation/files/apiUrl.ts';
import { account } from '#/src/foundation/session/account.ts';

const settings = { apiUrl, getToken: account.token.token };
const download = createDownload(settings);

/** What is asked again while it is under way. */
export const POLL_MS = 1500;

/** What has not ended yet. */
export const isUnderWay = ({ status }: { status: string }): boolean => status === 'pending' || status === 'processing';

/** The calls about a whole business, of the signed-in person. */
export function useWhole(): WholeBusiness {
  const { call } = useDataProvider<HostDataProvider>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data provider makes `call` anew each time it is asked for, and it is always the same
  return useMemo(() => createWholeBusiness(call, download, settings), []);
}
