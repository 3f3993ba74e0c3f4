import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { calls } from '#/dataProvider/calls.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { SettingsModel } from '#/model/language/model.ts';
import { sentValues, type Values } from './useSettings.ts';

/** What became of one establishment: null where it has the settings now, else why it does not. */
interface Outcome {
  reason: string | null;
}

/** Saves some fields of settings at other establishments, one after the other: one that refuses them does not stop the rest. */
export function useCopySettings(settings: SettingsModel, values: Values) {
  const dataProvider = useDataProvider<HostDataProvider>();
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [isPending, setPending] = useState(false);
  const copyTo = async (establishment_id: number, fields: ReadonlySet<string>): Promise<Outcome> => {
    try {
      const copied = Object.fromEntries(Object.entries(sentValues(settings, values)).filter(([name]) => fields.has(name)));
      await dataProvider.call(calls.saveSettings, { body: { establishment_id, kind: settings.name, values: copied } });
      return { reason: null };
    } catch (error) {
      const { message, body } = failureOf(error);
      return { reason: Object.values(body?.errors ?? {}).join(' ') || message };
    }
  };
  const copy = async (establishments: readonly number[], fields: ReadonlySet<string>) => {
    setPending(true);
    for (const id of establishments) {
      const outcome = await copyTo(id, fields);
      setOutcomes((before) => new Map(before).set(id, outcome));
    }
    setPending(false);
    await queryClient.invalidateQueries({ queryKey: ['settings'] });
  };
  return { copy, outcomes, isPending };
}
