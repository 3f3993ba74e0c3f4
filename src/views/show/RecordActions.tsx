import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { type RaRecord, useDelete, useNotify, useRecordContext, useRedirect, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#/dataProvider/messages.ts';
import { useMay } from '#/src/shell/session/useMay.ts';
import { isReadonlyBy } from '#resources/schema';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useResourceModel } from '../useResourceModel.ts';
import { VerbButtons } from '../verbs/VerbButtons.tsx';

/** What can be done with the record that is shown. */
export function RecordActions() {
  const resource = useResourceModel();
  const record = useRecordContext() as RaRecord;
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete();
  const title = String(record[resource.title] ?? record.id);
  const isLocked = isReadonlyBy(resource.rules, '*', record);
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
      {may(resource.name, 'delete') && (
        <Button color="inherit" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
          {translate('views.delete')}
        </Button>
      )}
      <VerbButtons on="record" />
      {may(resource.name, 'edit') && !isLocked && (
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
