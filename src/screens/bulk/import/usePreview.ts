import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';
import { ownerFor } from './ownerFor.ts';
import type { ImportDraft } from './useDraft.ts';

/** The head of the draft's file, and what its columns may be. */
export function usePreview({ resource, file, reading: { sheet, header_row } = {} }: ImportDraft) {
  const bulk = useBulk();
  const session = useSession();
  const [language] = useLocaleState();
  // What this tab has kept may be of a resource that is no longer there.
  const known = model.resources[resource];
  const owner = known && ownerFor(known, session);
  const question = { resource, file_url: file?.url ?? '', reading: { sheet, header_row }, ...owner, language };
  return useQuery({
    queryKey: ['bulk-operations', 'preview', question],
    queryFn: ({ signal }) => bulk.preview(question, { signal }),
    enabled: Boolean(known && file),
    staleTime: Number.POSITIVE_INFINITY,
    // A corrected file has the columns of the one before.
    placeholderData: keepPreviousData,
  });
}
