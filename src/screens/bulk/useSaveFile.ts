import { useMutation } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import { useLocaleState, useNotify } from 'ra-core';
import type { BulkOperations } from '#/dataProvider/bulkOperations.ts';
import type { DownloadedFile } from '#/dataProvider/downloadedFile.ts';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';

type Fetching = (bulk: BulkOperations, language: string) => Promise<DownloadedFile>;

/** Fetches a file and hands it to the browser to save; a refusal is said. */
export function useSaveFile(): { save: (fetching: Fetching) => void; saving: boolean } {
  const bulk = useBulk();
  const notify = useNotify();
  const [language] = useLocaleState();
  const { mutate, isPending } = useMutation({
    mutationFn: (fetching: Fetching) => fetching(bulk, language),
    onSuccess: ({ blob, fileName }) => saveAs(blob, fileName),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return { save: mutate, saving: isPending };
}
