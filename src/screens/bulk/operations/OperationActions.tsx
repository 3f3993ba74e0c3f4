import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { BulkOperation } from '#/dataProvider/bulkTypes.ts';
import { useUndo } from '#/src/views/parts/bulk/useUndo.ts';
import { ConfirmDialog } from '#/src/views/parts/ConfirmDialog.tsx';
import { useSaveFile } from '../useSaveFile.ts';
import { useOperationWords } from './useOperationWords.ts';

/** What can be done with an operation that has ended: its file, its rejected rows, taking it back. */
export function OperationActions({ operation, size = 'medium' }: { operation: BulkOperation; size?: 'small' | 'medium' }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { title } = useOperationWords();
  const { save, saving } = useSaveFile();
  const [isAsking, setAsking] = useState(false);
  const { mutate: undo, isPending } = useUndo();
  const { id, type, has_file, has_rejected, can_undo, is_own, created, updated } = operation;
  const named = (label: string) => `${label}: ${title(operation)}`;
  const look = { color: 'inherit', size, variant: size === 'small' ? 'text' : 'outlined', startIcon: <DownloadIcon /> } as const;
  return (
    <>
      {type === 'export' && has_file && is_own && (
        <Button {...look} disabled={saving} aria-label={named(translate('bulk.download'))} onClick={() => save((bulk) => bulk.file(id))}>
          {translate('bulk.download')}
        </Button>
      )}
      {has_rejected && is_own && (
        <Button
          {...look}
          disabled={saving}
          aria-label={named(translate('bulk.rejected_rows'))}
          onClick={() => save((bulk) => bulk.rejected(id))}
        >
          {translate('bulk.rejected_rows')}
        </Button>
      )}
      {can_undo && (
        <Button
          {...look}
          startIcon={<UndoIcon />}
          disabled={isPending}
          aria-label={named(translate('bulk.undo'))}
          onClick={() => setAsking(true)}
        >
          {translate('bulk.undo')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate(type === 'edit' ? 'bulk.undo_edit_title' : 'bulk.undo_title')}
        text={translate(type === 'edit' ? 'bulk.undo_edit_text' : 'bulk.undo_text', { created, updated })}
        action={translate('bulk.undo')}
        isDanger
        isPending={isPending}
        onConfirm={() =>
          undo(id, {
            onSuccess: (undoId) => navigate(`/bulk-operations/${undoId}`),
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
