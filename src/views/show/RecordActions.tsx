import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { useDelete, useLocaleState, useNotify, useRedirect, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { failureOf } from '#/dataProvider/hostError.ts';
import { messageOf } from '#/dataProvider/messages.ts';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { textOf } from '#model/language';
import { useCanChange } from '../list/useCanChange.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { useResourceModel } from '../parts/useResourceModel.ts';
import type { Action } from '../verbs/MoreMenu.tsx';
import { VerbButtons } from '../verbs/VerbButtons.tsx';
import { copyOf } from './copyOf.ts';
import { useCanEdit } from './useCanEdit.ts';

/** The key of the action that begins a new record like this one; a screen that has its own way to it gives its action this key. */
export const DUPLICATE = 'duplicate';

/** What can be done with the record that is shown. `others`: quiet actions of its own screen. */
export function RecordActions({ others = [] }: { others?: readonly Action[] }) {
  const resource = useResourceModel();
  const record = useShownRecord();
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const redirect = useRedirect();
  const can = useCan();
  const navigate = useNavigate();
  const canChange = useCanChange();
  const [isAsking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete();
  const title = useTitleOf()(resource, record);
  const canEdit = useCanEdit();
  const duplication: Action = {
    key: DUPLICATE,
    label: translate('show.duplicate'),
    icon: <CopyIcon />,
    do: () => void navigate(`/${resource.name}/create`, { state: { initial: copyOf(resource, record) } }),
  };
  const mayCopy = can(resource.name, 'create') && !others.some(({ key }) => key === DUPLICATE);
  const deletion: Action = { key: 'delete', label: translate('views.delete'), icon: <DeleteIcon />, do: () => setAsking(true) };
  const remove = () =>
    deleteOne(
      resource.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: (answer) => {
          notify(messageOf(answer) ?? textOf(resource.messages, 'deleted', locale), { type: 'success' });
          redirect('list', resource.name);
        },
        onError: (error) => {
          setAsking(false);
          notify(failureOf(error).message, { type: 'error' });
        },
      },
    );
  return (
    <>
      <VerbButtons
        on="record"
        others={[...others, ...(mayCopy ? [duplication] : []), ...(canChange('delete', record) ? [deletion] : [])]}
      />
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
