import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import type { BulkCorrections, BulkMapping, BulkMode } from '#/dataProvider/bulkTypes.ts';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';
import { ownerFor } from './ownerFor.ts';
import type { ImportDraft } from './useDraft.ts';

interface Start {
  mapping: BulkMapping;
  mode: BulkMode;
  dryRun: boolean;
  corrections: BulkCorrections;
  /** In place of the draft's. */
  make?: readonly string[];
}

/** Starts an import of the draft's file, or its rehearsal; gives the operation's id. */
export function useStartImport({ resource, file, reading, make: chosen = [] }: ImportDraft) {
  const bulk = useBulk();
  const session = useSession();
  const queryClient = useQueryClient();
  const [language] = useLocaleState();
  return useMutation({
    mutationFn: ({ mapping, mode, dryRun, corrections, make = chosen }: Start) =>
      bulk.startImport({
        resource,
        file_url: file?.url ?? '',
        corrections,
        reading,
        // A column that is no longer imported names nothing.
        make: make.filter((name) => Object.values(mapping).includes(name)),
        mapping,
        mode,
        dry_run: dryRun,
        language,
        ...ownerFor(resourceOf(model, resource), session),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['bulk-operations', 'list'] }),
  });
}
