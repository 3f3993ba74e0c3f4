import { type Identifier, useListContext } from 'ra-core';
import { useState } from 'react';
import type { BulkChoice } from '#/dataProvider/bulkTypes.ts';
import { selectedBy } from '#/dataProvider/listRequest.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';

/** What is chosen in a list: the rows that are ticked, or everything that its filters and search find. */
export interface Chosen {
  choice: BulkChoice;
  count: number;
  /** Whether more than the ticked rows are chosen. */
  isAll: boolean;
  /** Chooses everything, and ticks what of it is in sight; undefined where nothing more than the ticked rows is there. */
  chooseAll: (() => void) | undefined;
}

/** The list's choice. Ticking another row, or another filter, goes back to the ticked ones. */
export function useChosen(): Chosen {
  const resource = useResourceModel();
  const { establishment } = useSession();
  const { selectedIds, onSelect, filterValues, total = 0, data = [] } = useListContext();
  const at = (ids: readonly Identifier[]) => JSON.stringify([ids, filterValues]);
  const now = at(selectedIds);
  const [allAt, setAllAt] = useState<string | null>(null);
  const isAll = allAt === now;
  const chooseAll = () => {
    const ticked = [...new Set([...selectedIds, ...data.map(({ id }) => id)])];
    onSelect(ticked);
    // What is ticked is everything already where the page is.
    if (total > ticked.length) setAllAt(at(ticked));
  };
  return {
    choice: isAll
      ? { resource: resource.name, ...selectedBy(filterValues, resource, establishment?.id) }
      : { resource: resource.name, ids: selectedIds.map(Number) },
    count: isAll ? total : selectedIds.length,
    isAll,
    chooseAll: !isAll && total > selectedIds.length ? chooseAll : undefined,
  };
}
