import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify } from 'ra-core';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { VerbModel } from '#/model/language/model.ts';
import { UNDO_MS } from '#/src/views/parts/useEditedToast.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { useEdit } from '../layout/useEdit.ts';
import { type Move, wayBack } from './moves.ts';

/**
 * Takes a card to another column: an edit of its field, or the verb that leads there. Both can be taken back from their toast, the verb
 * where another one leads back. @returns whether it was done; what is refused is said
 */
export function useMove(by: string, verbs: readonly VerbModel[]): (record: RaRecord, move: Move, said: string) => Promise<boolean> {
  const resource = useResourceModel();
  const edit = useEdit();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<HostDataProvider>();
  const step = async (verb: VerbModel, record: RaRecord, done: () => void): Promise<boolean> => {
    try {
      await dataProvider.verb(resource.name, verb.name, { id: record.id, input: {} });
      done();
      return true;
    } catch (error) {
      notify(failureOf(error).message, { type: 'error' });
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: [resource.name] });
    }
  };
  return async (record, { to, verb }, said) => {
    if (!verb) return edit(record, { [by]: to }, said);
    const back = wayBack(resource, by, record, { ...record, [by]: to }, verbs);
    const onUndo = back && (() => step(back, record, () => notify('views.undone', { type: 'success' })));
    return step(verb, record, () => notify(said, { type: 'success', ...(onUndo && { autoHideDuration: UNDO_MS, onUndo }) }));
  };
}
