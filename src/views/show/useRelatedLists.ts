import { useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useServed } from '#/src/foundation/session/useServed.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { type RelatedList, relatedLists } from './relatedLists.ts';

/** The lists of what refers to the record that is shown, as far as this reader may see them. */
export function useRelatedLists(): RelatedList[] {
  const resource = useResourceModel();
  const id = useRecordContext()?.id ?? 0;
  const { permissions } = useSession();
  const isServed = useServed();
  const can = useCan();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one may do follows from the permissions
  return useMemo(
    () =>
      relatedLists(model, resource, Number(id), {
        canList: (one) => isServed(one) && can(one.name, 'list'),
        canRead: ({ readable }) => !readable || permissions.has(readable.permission),
      }),
    [resource, id, permissions],
  );
}
