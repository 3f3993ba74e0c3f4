import { QueryClient } from '@tanstack/react-query';
import { failureOf } from '#/dataProvider/hostError.ts';
import { valuesIn } from '#/model/values/shapes.ts';

/**
 * Answers stay fresh for half a minute; what the caller did wrong (4xx) is not asked again. A change that is made without a connection
 * fails at once: one that waited for it would still go out after its dialog was cancelled.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry: (failures, error) => failures < 2 && !isRefusal(error) },
    mutations: { networkMode: 'always' },
  },
});

/** Stops what is under way and forgets every answer: at a switch of establishment and at sign-out. */
export async function dropCaches(): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.clear();
}

/** Calls back after each write of a record of these resources that the host took. Gives what ends it. */
export function afterWrites(resources: readonly string[], then: () => void): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { options, state } = event.mutation;
    // Named when the change is asked for, or when its hook is called.
    const named = valuesIn(state.variables).resource ?? options.mutationKey?.[0];
    if (typeof named === 'string' && resources.includes(named)) then();
  });
}

function isRefusal(error: unknown): boolean {
  const status = failureOf(error).status ?? 0;
  return status >= 400 && status < 500;
}
