import { Button, Paper, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDeleteMany, useListContext, useLocaleState, useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Dependents } from '#/dataProvider/bulkTypes.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { preload } from '#/src/foundation/loader/preload.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useDeletedToast } from '../parts/deletion/useDeletedToast.ts';
import { useForgetMoved } from '../parts/deletion/useForgetMoved.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { type Chosen, useChosen } from './edit/choice.ts';
import { useCanChange } from './useCanChange.ts';

const loadDelete = () => import('../parts/deletion/DeleteDialog.tsx').then(({ DeleteDialog }) => ({ default: DeleteDialog }));
const DeleteDialog = lazy(loadDelete);
const loadEdit = () => import('./edit/EditDialog.tsx').then(({ EditDialog }) => ({ default: EditDialog }));
const EditDialog = lazy(loadEdit);

/** What can be done with the selected rows. */
export function BulkBar() {
  const resource = useResourceModel();
  const { selectedIds, onUnselectItems, data = [], total = 0 } = useListContext();
  const queryClient = useQueryClient();
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const deleted = useDeletedToast();
  const can = useCan();
  const canChange = useCanChange();
  const [asking, setAsking] = useState(false);
  const [deleteMany, { isPending }] = useDeleteMany();
  const forgetMoved = useForgetMoved();
  const { establishment } = useSession();
  const chosen = useChosen();
  const [editing, setEditing] = useState<Chosen | null>(null);
  const { count, isAll, chooseAll } = chosen;
  usePreloaded(selectedIds.length > 0);
  const dialog = editing && (
    <Suspense fallback={null}>
      <EditDialog chosen={editing} onDone={onUnselectItems} onClose={() => setEditing(null)} />
    </Suspense>
  );
  // Its rows are no longer ticked once they are changed; the dialog stays with what came of it.
  if (!selectedIds.length) return dialog;
  // What is selected on other pages the host validates, record by record.
  const selected = data.filter((record) => selectedIds.includes(record.id));
  const mayAll = (call: 'edit' | 'delete') => can(resource.name, call) && selected.every((record) => canChange(call, record));
  const remove = (moveTo: number | undefined, dependents: readonly Dependents[]) =>
    deleteMany(
      resource.name,
      { ids: selectedIds, meta: { moveTo } },
      {
        mutationMode: 'pessimistic',
        onSuccess: (answer: unknown) => {
          deleted(answer, { message: 'views.bulk_deleted', count, dependents });
          onUnselectItems();
        },
        // Some rows may be gone all the same.
        onError: (error: unknown) => deleted(error, { message: failureOf(error).message, type: 'error', dependents }),
        onSettled: () => {
          setAsking(false);
          forgetMoved(dependents);
          // Rows may stand on several pages that were read, and in groups and sums.
          void queryClient.invalidateQueries({ queryKey: [resource.name, 'getList'] });
        },
      },
    );
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label={translate('views.selected', { smart_count: count })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: '6px 12px',
        marginBottom: 1.5,
        borderColor: 'primary.main',
      }}
    >
      <Typography sx={{ fontWeight: 600, marginInlineEnd: 'auto' }} aria-live="polite">
        {translate('views.selected', { smart_count: count })}
      </Typography>
      {chooseAll && (
        <Button size="small" color="primary" onClick={chooseAll}>
          {translate('many.choose_all', { smart_count: total, count: numberFormat(locale, {}).format(total) })}
        </Button>
      )}
      {mayAll('edit') && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => setEditing(chosen)}>
          {translate('views.edit_selected')}
        </Button>
      )}
      {mayAll('delete') && !isAll && (
        <Button size="small" variant="outlined" color="error" onClick={() => setAsking(true)}>
          {translate('views.delete_selected')}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        {translate('views.clear_selection')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <DeleteDialog
            title={translate('views.delete_many', { smart_count: selectedIds.length })}
            ids={selectedIds.map(Number)}
            establishmentId={establishment?.id}
            isPending={isPending}
            onConfirm={(moveTo, dependents) => void remove(moveTo, dependents)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
      {dialog}
    </Paper>
  );
}

/** Its dialogs come once something is selected: whoever presses a button need not wait for them. */
function usePreloaded(isWanted: boolean) {
  useEffect(() => {
    if (isWanted) preload(loadDelete, loadEdit);
  }, [isWanted]);
}
