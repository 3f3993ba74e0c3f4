import { useStore } from 'ra-core';
import { useEffect } from 'react';
import { setUpSteps } from '#/resources/reference/setUpSteps.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useSetUp } from '#/src/foundation/session/setUp.ts';
import { useServed } from '#/src/foundation/session/useServed.ts';

/** Of these a person must hold one: seeing orders alone sets nothing up. */
const makers = setUpSteps.map(({ permission }) => permission).filter((name) => name.endsWith('Create'));

/** What a young business does first, and whether it is shown: until all is done, or somebody hides it. */
export function useFirstSteps() {
  const isServed = useServed();
  const { user, permissions } = useSession();
  const [isOver, setOver] = useStore(`first_steps.${user.id}`, false);
  const isWanted = !isOver && isServed({ callers: 'client' }) && makers.some((name) => permissions.has(name));
  const query = useSetUp(isWanted);
  const steps = query.data?.steps ?? [];
  const done = steps.filter(({ is_done: isDone }) => isDone).length;
  const isAllDone = query.data !== undefined && done === steps.length;
  useEffect(() => {
    if (isWanted && isAllDone) setOver(true);
  }, [isWanted, isAllDone, setOver]);
  return {
    /** Until it is known whether there are any, nothing else takes their place. */
    isPending: isWanted && query.isPending,
    isShown: isWanted && !query.isPending && !isAllDone,
    steps,
    done,
    query,
    hide: () => setOver(true),
  };
}
