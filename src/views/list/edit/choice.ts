import { useListContext } from 'ra-core';
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
  /** Chooses everything; undefined where nothing more than the ticked rows is there, or they are not all of the page. */
  chooseAll: (() => void) | undefined;
}

/** The list's choice. Ticking another row, or another filter, goes back to the ticked ones. */
export function useChosen(): Chosen {
  const resource = useResourceModel();
  const { establishment } = useSession();
  const { selectedIds, filterValues, total = 0, data = [] } = useListContext();
  const now = JSON.stringify([selectedIds, filterValues]);
  const [allAt, setAllAt] = useState<string | null>(null);
  const isAll = allAt === now;
  const isPage = data.length > 0 && data.every((record) => selectedIds.includes(record.id));
  return {
    choice: isAll
      ? { resource: resource.name, ...selectedBy(filterValues, resource, establishment?.id) }
      : { resource: resource.name, ids: selectedIds.map(Number) },
    count: isAll ? total : selectedIds.length,
    isAll,
    chooseAll: !isAll && isPage && total > selectedIds.length ? () => setAllAt(now) : undefined,
  };
}
