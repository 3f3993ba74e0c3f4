import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { type RaRecord, useDelete, useNotify, useRecordContext, useRedirect, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#/dataProvider/messages.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useMayChange } from '../list/useMayChange.ts';
import { useResourceModel } from '../useResourceModel.ts';
import type { Action } from '../verbs/MoreMenu.tsx';
import { VerbButtons } from '../verbs/VerbButtons.tsx';
import { useCanEdit } from './useCanEdit.ts';

/** What can be done with the record that is shown. `others`: quiet actions of its own screen. */
export function RecordActions({ others = [] }: { others?: readonly Action[] }) {
  const resource = useResourceModel();
  const record = useRecordContext() as RaRecord;
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const mayChange = useMayChange();
  const [isAsking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete();
  const title = useTitleOf()(resource, record);
  const canEdit = useCanEdit();
  const deletion: Action = { key: 'delete', label: translate('views.delete'), icon: <DeleteIcon />, do: () => setAsking(true) };
  const remove = () =>
    deleteOne(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: (answer) => {
          notify(messageOf(answer) ?? resource.messages.deleted, { type: 'success' });
          redirect('list', resource.name);
        },
        onError: (error) => {
          setAsking(false);
          notify((error as Error).message, { type: 'error' });
        },
      },
    );
  return (
    <>
      <VerbButtons on="record" others={[...others, ...(mayChange('delete', record) ? [deletion] : [])]} />
      {canEdit && (
        <Button variant="contained" component={Link} to={`/${resource.name}/${record.id}`} startIcon={<EditIcon />}>
          {translate('views.edit')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate('views.delete_title', { name: title })}
        text={translate('views.delete_text')}
        action={translate('views.delete')}
        isDanger
        isPending={isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
