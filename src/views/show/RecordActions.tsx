import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useDelete, useDeleteMany, useLocaleState, useNotify, useRedirect, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Dependents } from '#/dataProvider/bulkTypes.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import { messageOf } from '#/dataProvider/messages.ts';
import { numberIn } from '#/model/values/shapes.ts';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { textOf } from '#model/language';
import { useCanChange } from '../list/useCanChange.ts';
import { DeleteDialog } from '../parts/deletion/DeleteDialog.tsx';
import { useDeletedToast } from '../parts/deletion/useDeletedToast.ts';
import { useForgetMoved } from '../parts/deletion/useForgetMoved.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import type { Action } from '../verbs/MoreMenu.tsx';
import { VerbButtons } from '../verbs/VerbButtons.tsx';
import { copyOf } from './copyOf.ts';
import { useCanEdit } from './useCanEdit.ts';

/** The key of the action that begins a new record like this one; a screen that has its own way to it gives its action this key. */
export const DUPLICATE = 'duplicate';

/** What can be done with the record that is shown. `own`: actions of its own screen. */
export function RecordActions({ own = [] }: { own?: readonly Action[] }) {
  const resource = useResourceModel();
  const record = useShownRecord();
  const translate = useTranslate();
  const notify = useNotify();
  const deleted = useDeletedToast();
  const [locale] = useLocaleState();
  const redirect = useRedirect();
  const can = useCan();
  const navigate = useNavigate();
  const canChange = useCanChange();
  const [isAsking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete();
  const [deleteMany, { isPending: isMoving }] = useDeleteMany();
  const forgetMoved = useForgetMoved();
  const title = useTitleOf()(resource, record);
  const canEdit = useCanEdit();
  // What is done most stands first where buttons take more than one line.
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const duplication: Action = {
    key: DUPLICATE,
    label: translate('show.duplicate'),
    icon: <CopyIcon />,
    do: () => void navigate(`/${resource.name}/create`, { state: { initial: copyOf(resource, record) } }),
  };
  const mayCopy = can(resource.name, 'create') && !own.some(({ key }) => key === DUPLICATE);
  const deletion: Action = { key: 'delete', label: translate('views.delete'), icon: <DeleteIcon />, do: () => setAsking(true) };
  const remove = (moveTo: number | undefined, dependents: readonly Dependents[]) => {
    const answered = {
      mutationMode: 'pessimistic' as const,
      onSuccess: (answer: unknown) => {
        deleted(answer, {
          message: messageOf(answer) ?? textOf(resource.messages, 'deleted', locale),
          dependents,
          onRestored: () => redirect('show', resource.name, record.id),
        });
        forgetMoved(dependents);
        redirect('list', resource.name);
      },
      onError: (error: unknown) => {
        setAsking(false);
        notify(failureOf(error).message, { type: 'error' });
      },
    };
    if (moveTo === undefined) return deleteOne(resource.name, { id: record.id, previousData: record }, answered);
    return deleteMany(resource.name, { ids: [record.id], meta: { moveTo } }, answered);
  };
  const editing = canEdit && (
    <Button variant="contained" component={Link} to={`/${resource.name}/${record.id}`} startIcon={<EditIcon />}>
      {translate('views.edit')}
    </Button>
  );
  return (
    <>
      {isPhone && editing}
      <VerbButtons on="record" own={own} others={[...(mayCopy ? [duplication] : []), ...(canChange('delete', record) ? [deletion] : [])]} />
      {!isPhone && editing}
      {isAsking && (
        <DeleteDialog
          title={translate('views.delete_title', { name: title })}
          ids={[Number(record.id)]}
          establishmentId={numberIn(record.establishment_id) ?? undefined}
          isPending={isPending || isMoving}
          onConfirm={(moveTo, dependents) => void remove(moveTo, dependents)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
