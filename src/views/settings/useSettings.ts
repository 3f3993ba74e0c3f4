import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { isHostWritten } from '#/model/kinds/index.ts';
import type { SettingsModel } from '#/model/language/model.ts';
import { changedFields } from '#/model/values/sameValue.ts';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { hiddenFields } from '#model/language';

export type Values = Record<string, unknown>;

/** What the host keeps of one kind for one establishment. */
export interface Stored {
  values: Values;
  updated_at: string | null;
}

const SETTINGS = ['settings'];

/** A refused call to the host. */
type Refused = Error & { status?: number; body?: { errors?: Values; data?: Stored } };

/** How what is stored at an establishment is asked for. */
export function storedAt(dataProvider: HostDataProvider, question: { establishment_id: number | undefined; kind: string }) {
  return queryOptions({
    queryKey: [...SETTINGS, question],
    queryFn: ({ signal }) => dataProvider.call<Stored>(calls.settings, { body: question, signal }).then((answer) => answer.data),
  });
}

/**
 * The settings of one kind for the chosen establishment: what is stored, how it is changed, and which fields were changed since the page
 * was opened.
 */
export function useSettings(settings: SettingsModel) {
  const dataProvider = useDataProvider<HostDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const leave = useLeave();
  const { establishment } = useSession();
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const question = { establishment_id: establishment?.id, kind: settings.name };
  const { data, error, refetch } = useQuery({ ...storedAt(dataProvider, question), enabled: establishment !== null, staleTime: 0 });
  const { mutateAsync, isPending } = useMutation({
    mutationKey: SETTINGS,
    mutationFn: ({ updated_at, ...values }: Values) =>
      dataProvider.call<Stored>(calls.saveSettings, { body: { ...question, values: sentValues(settings, values), updated_at } }),
    onSuccess: ({ data: saved, message }) => {
      setTheirs(null);
      leave.forget();
      setChanged((before) => new Set([...before, ...changedFields(Object.keys(settings.fields), saved.values, data?.values ?? {})]));
      queryClient.setQueryData([...SETTINGS, question], saved);
      notify(message ?? settings.label, { type: 'success' });
    },
  });
  /** Gives what was refused by field, which the form says there. */
  const save = (values: Values): Promise<Values | undefined> =>
    mutateAsync(values).then(
      () => undefined,
      (refused: Refused) => {
        if (refused.status === 409 && refused.body?.data) setTheirs(refused.body.data);
        else notify(refused.message, { type: 'error' });
        const errors = Object.entries(refused.body?.errors ?? {}).map(([path, said]) => [path.replace(/^values\./, ''), said]);
        return errors.length ? Object.fromEntries(errors) : undefined;
      },
    );
  return { stored: data, changed, error, refetch, save, isPending, theirs, onResolved: () => setTheirs(null) };
}

/** What goes to the host: every field that the values do not hide and that is not the host's own. */
export function sentValues(settings: SettingsModel, values: Values): Values {
  const hidden = hiddenFields(settings.rules, values);
  const sent = Object.values(settings.fields).filter((field) => !hidden.has(field.name) && !isHostWritten(field));
  return Object.fromEntries(sent.map(({ name }) => [name, values[name] ?? null]));
}
