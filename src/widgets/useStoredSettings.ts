import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { SettingsModel } from '#/model/language/model.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';

/** Settings of another kind that a preview shows too; where they may not be seen, or are on their way, their defaults. */
export function useStoredSettings(settings: SettingsModel): Readonly<Record<string, unknown>> {
  const dataProvider = useDataProvider<HostDataProvider>();
  const { establishment, permissions } = useSession();
  const body = { establishment_id: establishment?.id, kind: settings.name };
  const { data } = useQuery({
    queryKey: ['settings', body],
    queryFn: ({ signal }) =>
      dataProvider.call<{ values: Record<string, unknown> }>(calls.settings, { body, signal }).then((answer) => answer.data),
    enabled: establishment !== null && permissions.has(settings.permission),
  });
  return data?.values ?? Object.fromEntries(Object.values(settings.fields).map((field) => [field.name, defaultOf(field)]));
}

function defaultOf(field: SettingsModel['fields'][string]): unknown {
  return 'default' in field ? field.default : null;
}
