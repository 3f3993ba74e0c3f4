import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { FieldModel, SettingsModel } from '#/model/language/model.ts';
import { changedFields } from '#/model/values/sameValue.ts';
import { sentValues, storedAt, type Values } from './useSettings.ts';

/**
 * The fields of settings that say something else at one of these establishments than here. Until all have been read there are none;
 * `error`: why one cannot be read.
 */
export function useDifferentFields(settings: SettingsModel, values: Values, establishments: readonly number[]) {
  const dataProvider = useDataProvider<HostDataProvider>();
  return useQueries({
    queries: establishments.map((establishment_id) => storedAt(dataProvider, { establishment_id, kind: settings.name })),
    combine: (answers) => {
      const isReading = answers.some(({ isPending }) => isPending);
      const sent = sentValues(settings, values);
      const names = new Set(
        isReading ? [] : answers.flatMap(({ data }) => (data ? [...changedFields(Object.keys(sent), sent, data.values)] : [])),
      );
      const different: FieldModel[] = Object.values(settings.fields).filter(({ name }) => names.has(name));
      return { different, isReading, error: answers.find(({ error }) => error)?.error ?? null };
    },
  });
}
