import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import { type RaRecord, useDataProvider, useLocaleState, useNotify, useRedirect, useRefresh } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { ResourceModel, VerbModel } from '#/model/language/model.ts';
import { numberIn, valuesIn } from '#/model/values/shapes.ts';
import { textOf } from '#model/language';
import { useReveal } from '../parts/reveal/RevealContext.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';

type Values = Record<string, unknown>;

interface Asked {
  verb: VerbModel;
  /** Of a verb on one. */
  record: RaRecord | undefined;
  input: Values;
}

interface Then {
  onDone?: () => void;
  /** The host's refusals, by the input that they are about. */
  onRefused?: (errors: Values) => void;
}

/**
 * Does a verb to a record, or to the list that is shown: a file is saved, a record that it made is opened, and what is shown is read again.
 * What the answer says of the record is shown at once, so that the next verb begins with it.
 */
export function useDoVerb({ onDone, onRefused }: Then = {}) {
  const resource = useResourceModel();
  const { name } = resource;
  const reveal = useReveal(resource);
  const [locale] = useLocaleState();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<HostDataProvider>();
  return useMutation({
    mutationFn: ({ verb, record, input }: Asked) =>
      dataProvider.verb<{ blob: Blob; fileName: string }>(name, verb.name, {
        id: verb.on === 'record' ? record?.id : undefined,
        input,
      }),
    onSuccess: ({ data, message }, { verb, record }) => {
      if (verb.returns === 'file') saveAs(data.blob, data.fileName);
      else notify(message ?? textOf(verb, 'label', locale), { type: 'success' });
      reveal(data);
      if (record && !verb.returns) showAnswer(queryClient, resource, record.id, valuesIn(data));
      const made = (verb.returns === 'record' && numberIn(valuesIn(data).id)) || undefined;
      if (made !== undefined && (verb.makes || made !== record?.id)) redirect('show', verb.makes ?? name, made);
      else refresh();
      onDone?.();
    },
    onError: (error: Error & { status?: number; body?: { errors?: Values } }) => {
      if (error.body?.errors) onRefused?.(error.body.errors);
      // What was refused as a whole did not fit what is there now: behind the dialog it is shown as it is.
      else if (error.status) refresh();
      notify(error.message, { type: 'error' });
    },
  });
}

/** Shows a record as the host's answer has it, without what is told this once. */
function showAnswer(queryClient: QueryClient, { name, answersOnce = {} }: ResourceModel, id: RaRecord['id'], answer: Values): void {
  if (answer.id !== id) return;
  const told = Object.fromEntries(Object.entries(answer).filter(([field]) => !(field in answersOnce)));
  queryClient.setQueriesData<RaRecord>(
    { queryKey: [name, 'getOne'], predicate: ({ queryKey: [, , of] }) => valuesIn(of).id === String(id) },
    (record) => record && { ...record, ...told },
  );
}
