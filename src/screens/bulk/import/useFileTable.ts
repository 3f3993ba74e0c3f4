import { useQuery } from '@tanstack/react-query';
import { type FileTable, readTable } from './fileTable.ts';
import { fileAt } from './knownFiles.ts';
import type { ImportDraft } from './useDraft.ts';

/** The draft's file, read here; null where it can no longer be. @param isWanted whether somebody wants to correct it */
export function useFileTable({ file }: ImportDraft, isWanted: boolean): FileTable | null | undefined {
  const { data, error } = useQuery({
    queryKey: ['bulk-operations', 'table', file?.url],
    queryFn: async ({ signal }) => readTable(await fileAt(file?.url ?? '', signal), file?.url ?? ''),
    enabled: isWanted && file !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return error ? null : data;
}
