import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkCorrections } from '#/dataProvider/bulkTypes.ts';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';
import { locationsOf } from './locations.ts';
import type { BroughtFile, Chosen } from './useBringDraft.ts';

interface Start {
  files: readonly BroughtFile[];
  dryRun: boolean;
  corrections?: BulkCorrections;
  locations?: Chosen | undefined;
}

/** Whether a file makes something that its reader may bring, or has sales that go somewhere. */
export const isBrought =
  (files: readonly BroughtFile[], chosen?: Chosen) =>
  ({ known }: BroughtFile): boolean => {
    const going = new Set(locationsOf(files, chosen).flatMap(({ name, establishment }) => (establishment === null ? [] : [name])));
    const hasSales = known.sales?.locations.some(({ name }) => going.has(name)) ?? false;
    return known.system !== null && (hasSales || known.parts.some(({ allowed }) => allowed));
  };

/** Starts bringing the files that are known, or its rehearsal; gives the operation's id. */
export function useStartBringing(establishmentId: number) {
  const bulk = useBulk();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ files, dryRun, corrections, locations }: Start) =>
      bulk.bring({
        establishment_id: establishmentId,
        files: files.filter(isBrought(files, locations)).map(({ url }) => url),
        locations: locationsOf(files, locations).map(({ name, establishment }) => ({ name, establishment_id: establishment })),
        dry_run: dryRun,
        ...(corrections && { corrections }),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['bulk-operations', 'list'] }),
  });
}
