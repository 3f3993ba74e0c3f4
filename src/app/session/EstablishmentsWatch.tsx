import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { model } from '#/resources/index.ts';
import { afterWrites, queryClient } from '#/src/foundation/queryClient.ts';
import { account } from '#/src/foundation/session/account.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { readEstablishments } from '#/src/foundation/session/sessionAnswers.ts';

const ESTABLISHMENTS = 'establishments';
/** Under the resource's name, so that whatever forgets its records, an import say, asks for these anew. */
const queryKey = [ESTABLISHMENTS, 'session'];
/** The resource, the variants that it has, and the settings, which say when each pays. */
const names = [
  ...Object.values(model.resources)
    .filter(({ table }) => table === ESTABLISHMENTS)
    .map(({ name }) => name),
  'settings',
];

/** Keeps the session's establishments as they are when somebody here adds, renames or deletes one. */
export function EstablishmentsWatch() {
  const { establishments, followEstablishments } = useSession();
  const query = { queryKey, queryFn: () => readEstablishments(account), initialData: establishments, staleTime: Number.POSITIVE_INFINITY };
  const { data } = useQuery(query, queryClient);
  useEffect(() => afterWrites(names, () => void queryClient.invalidateQueries({ queryKey })), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that has come
  useEffect(() => {
    if (data !== establishments) void followEstablishments(data);
  }, [data]);
  return null;
}
