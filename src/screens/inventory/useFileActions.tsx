import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useMutation } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import type { Action } from '#/src/views/verbs/MoreMenu.tsx';
import { VerbDialog } from '#/src/views/verbs/VerbDialog.tsx';
import { CsvChooser } from './CsvChooser.tsx';
import { type Inventory, LEDGER } from './useInventory.ts';

/**
 * The inventory as it is asked for, out as a file; and what was counted in one, in again. `dialog` stands while the second is asked about.
 */
export function useFileActions({ filters }: Inventory): { actions: Action[]; dialog: ReactNode } {
  const translate = useTranslate();
  const notify = useNotify();
  const can = useCan();
  const { verbs } = useResourceModel();
  const dataProvider = useDataProvider<HostDataProvider>();
  const [isImporting, setImporting] = useState(false);
  const { mutate } = useMutation({
    mutationFn: () => dataProvider.verb<{ blob: Blob; fileName: string }>(LEDGER, 'file', { input: filters }),
    onSuccess: ({ data }) => saveAs(data.blob, data.fileName),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const taking = can(LEDGER, 'import') ? verbs.import : undefined;
  const actions = [
    { key: 'file', label: translate('inventory.download'), icon: <DownloadIcon />, do: () => mutate() },
    ...(taking ? [{ key: 'import', label: translate('inventory.import'), icon: <UploadIcon />, do: () => setImporting(true) }] : []),
  ];
  const dialog = isImporting && taking && (
    <VerbDialog verb={taking} onClose={() => setImporting(false)}>
      <CsvChooser name="csv" />
    </VerbDialog>
  );
  return { actions, dialog };
}
