import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';
import type { BroughtFile } from './useBringDraft.ts';

/** Uploads files one after the other and asks what each of them is; `onFile` hears of each at once. */
export function useBroughtFiles(establishmentId: number, onFile: (file: BroughtFile) => void) {
  const dataProvider = useDataProvider<HostDataProvider>();
  const bulk = useBulk();
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const { url } = await dataProvider.upload(file);
        const known = await bulk.recognise({ establishment_id: establishmentId, file_url: url });
        onFile({ url, name: file.name, known });
      }
    },
  });
}
