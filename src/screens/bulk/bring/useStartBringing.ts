import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkCorrections } from '#/dataProvider/bulkTypes.ts';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';
import { locationsOf } from './locations.ts';
import { chosenStock } from './stock.ts';
import type { BroughtFile, Chosen } from './useBringDraft.ts';

interface Start {
  files: readonly BroughtFile[];
  dryRun: boolean;
  corrections?: BulkCorrections;
  locations?: Chosen | undefined;
  stock?: string | null | undefined;
}

/** Whether a file makes something that its reader may bring, or has sales that go somewhere, or balances. */
export const isBrought =
  (files: readonly BroughtFile[], chosen?: Chosen) =>
  ({ known }: BroughtFile): boolean => {
    const going = new Set(locationsOf(files, chosen).flatMap(({ name, establishment }) => (establishment === null ? [] : [name])));
    const hasSales = known.sales?.locations.some(({ name }) => going.has(name)) ?? false;
    const hasBalances = Boolean(known.stock?.allowed || known.gift_cards?.allowed || known.points?.allowed);
    return known.system !== null && (hasSales || hasBalances || known.parts.some(({ allowed }) => allowed));
  };

/** Starts bringing the files that are known, or its rehearsal; gives the operation's id. */
export function useStartBringing(establishmentId: number) {
  const bulk = useBulk();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ files, dryRun, corrections, locations, stock }: Start) =>
      bulk.bring({
        establishment_id: establishmentId,
        files: files.filter(isBrought(files, locations)).map(({ url }) => url),
        locations: locationsOf(files, locations).map(({ name, establishment }) => ({ name, establishment_id: establishment })),
        stock_location: chosenStock({ files, stock }),
        dry_run: dryRun,
        ...(corrections && { corrections }),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['bulk-operations', 'list'] }),
  });
}
