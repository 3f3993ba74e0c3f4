import { useQueryClient } from '@tanstack/react-query';
import { ResourceContextProvider, useDeleteMany, useLocaleState, useNotify, useTranslate } from 'ra-core';
import type { Dependents } from '#/dataProvider/bulkTypes.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import { messageOf } from '#/dataProvider/messages.ts';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { DeleteDialog } from '#/src/views/parts/deletion/DeleteDialog.tsx';
import { useDeletedToast } from '#/src/views/parts/deletion/useDeletedToast.ts';
import { useForgetMoved } from '#/src/views/parts/deletion/useForgetMoved.ts';
import { textOf } from '#model/language';
import type { PlacedTable } from './planTable.ts';
import type { Plan } from './usePlan.ts';
import { TABLES } from './useStoredPlan.ts';

interface DeleteTableProps {
  table: PlacedTable;
  establishmentId: number;
  plan: Plan;
  onClose: () => void;
}

/** Asks before a stored table is deleted; what else is changed on the plan stays to be saved. */
export function DeleteTable(props: DeleteTableProps) {
  return (
    <ResourceContextProvider value={TABLES}>
      <Asked {...props} />
    </ResourceContextProvider>
  );
}

function Asked({ table, establishmentId, plan, onClose }: DeleteTableProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const queryClient = useQueryClient();
  const forgetMoved = useForgetMoved();
  const deleted = useDeletedToast();
  const [deleteMany, { isPending }] = useDeleteMany();
  const onConfirm = (moveTo: number | undefined, dependents: readonly Dependents[]) =>
    void deleteMany(
      TABLES,
      { ids: [table.key], ...(moveTo !== undefined && { meta: { moveTo } }) },
      {
        mutationMode: 'pessimistic',
        onSuccess: (answer: unknown) => {
          deleted(answer, { message: messageOf(answer) ?? textOf(resourceOf(model, TABLES).messages, 'deleted', locale), dependents });
          forgetMoved(dependents);
          plan.dispatch({ do: 'forget', key: table.key });
          plan.select(undefined);
          void queryClient.invalidateQueries({ queryKey: [TABLES] });
          onClose();
        },
        onError: (error: unknown) => {
          notify(failureOf(error).message, { type: 'error' });
          onClose();
        },
      },
    );
  return (
    <DeleteDialog
      title={translate('views.delete_title', { name: table.name })}
      ids={[table.key]}
      establishmentId={establishmentId}
      isPending={isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
