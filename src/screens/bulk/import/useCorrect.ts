import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { BulkMapping, BulkMode } from '#/dataProvider/bulkTypes.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { correctedFile, type FileTable } from './fileTable.ts';
import { rememberFile } from './knownFiles.ts';
import type { ImportDraft } from './useDraft.ts';
import { useStartImport } from './useStartImport.ts';

interface Correction {
  table: FileTable;
  mapping: BulkMapping;
  mode: BulkMode;
}

/**
 * Submits corrections: makes a file of the whole table with the edits in it, uploads it beside the one before, and rehearses it.
 * Where any of that fails nothing is changed, and the edits are still there.
 */
export function useCorrect(draft: ImportDraft, change: (more: Partial<ImportDraft>) => void) {
  const dataProvider = useDataProvider<HostDataProvider>();
  const { mutateAsync: start } = useStartImport(draft);
  return useMutation({
    mutationFn: async ({ table, mapping, mode }: Correction) => {
      const file = await correctedFile(table, draft.edits ?? {}, draft.file?.name ?? '');
      const { url } = await dataProvider.upload(file);
      const checkId = await start({ mapping, mode, dryRun: true, fileUrl: url });
      rememberFile(url, file);
      return { file: { url, name: file.name }, checkId };
    },
    onSuccess: (made) => change({ ...made, edits: undefined }),
  });
}
