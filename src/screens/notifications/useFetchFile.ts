import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import { useNotify } from 'ra-core';
import { calls, pathWith } from '#/dataProvider/calls.ts';
import { createDownload } from '#/dataProvider/request.ts';
import { apiUrl } from '#/src/foundation/files/apiUrl.ts';
import { account } from '#/src/foundation/session/account.ts';

const download = createDownload({ apiUrl, getToken: account.token.token });

/** Fetches a file that was made and hands it to the browser to save; why it cannot be had any more is said. */
export function useFetchFile(): (id: number) => void {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: number) => download(calls.downloadExport.method, pathWith(calls.downloadExport.path, { id })),
    onSuccess: ({ blob, fileName }) => saveAs(blob, fileName),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });
  return mutate;
}
