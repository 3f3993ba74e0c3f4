import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkCorrections } from '#/dataProvider/bulkTypes.ts';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';
import type { BroughtFile } from './useBringDraft.ts';

interface Start {
  files: readonly BroughtFile[];
  dryRun: boolean;
  corrections?: BulkCorrections;
}

/** Whether a file makes something that its reader may bring. */
export const isBrought = ({ known }: BroughtFile): boolean => known.system !== null && known.parts.some(({ allowed }) => allowed);

/** Starts bringing the files that are known, or its rehearsal; gives the operation's id. */
export function useStartBringing(establishmentId: number) {
  const bulk = useBulk();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ files, dryRun, corrections }: Start) =>
      bulk.bring({
        establishment_id: establishmentId,
        files: files.filter(isBrought).map(({ url }) => url),
        dry_run: dryRun,
        ...(corrections && { corrections }),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['bulk-operations', 'list'] }),
  });
}
