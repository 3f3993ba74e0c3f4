import { sql } from 'kysely';
import type { SettingsModel } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

type Values = Record<string, unknown>;

/** Whose settings, and of which kind. */
export interface SettingsOwner {
  clientId: number;
  establishmentId: number;
  settings: SettingsModel;
}

/** Settings as they are answered; `updated_at` is null until they are saved for the first time. */
export interface StoredSettings {
  kind: string;
  values: Values;
  updated_at: string | null;
}

/**
 * Reads the settings of an establishment, with the definition's defaults where nothing was saved. What no field names any more is left out.
 */
export async function readSettings(tx: Transaction, { clientId, establishmentId, settings }: SettingsOwner): Promise<StoredSettings> {
  return present((await readSettingsOf(tx, clientId, [establishmentId], settings)).get(establishmentId), 'settings');
}

/** The same of several establishments, by their ids, in one statement. */
export async function readSettingsOf(
  tx: Transaction,
  clientId: number,
  establishments: readonly number[],
  settings: SettingsModel,
): Promise<Map<number, StoredSettings>> {
  const { rows } = await sql<{ id: number; values: Values; updated_at: string }>`
    select establishment_id as id, "values", updated_at from tenant.establishment_meta
    where client_id = ${clientId} and establishment_id = any(${[...establishments]}::bigint[]) and kind = ${settings.name}`.execute(tx);
  const saved = new Map(rows.map(({ id, ...stored }) => [id, stored]));
  return new Map(
    establishments.map((id) => {
      const stored = saved.get(id);
      return [id, { kind: settings.name, values: filled(settings, stored?.values ?? {}), updated_at: stored?.updated_at ?? null }];
    }),
  );
}

/** Keeps the settings of an establishment; `at`: ISO 8601 UTC. */
export async function storeSettings(
  tx: Transaction,
  { clientId, establishmentId, settings }: SettingsOwner,
  { values, at, by }: { values: Values; at: string; by: number | null },
): Promise<void> {
  await sql`
    insert into public.establishment_meta (client_id, establishment_id, kind, "values", updated_at, updated_by)
    values (${clientId}, ${establishmentId}, ${settings.name}, ${JSON.stringify(values)}::jsonb, ${at}, ${by})
    on conflict (client_id, establishment_id, kind) do update
      set "values" = excluded."values", updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(tx);
}

/** Removes every kind of settings of an establishment. */
export async function removeSettings(tx: Transaction, clientId: number, establishmentId: number): Promise<void> {
  await sql`delete from public.establishment_meta where client_id = ${clientId} and establishment_id = ${establishmentId}`.execute(tx);
}

/** Stored settings with the definition's defaults; what no field names is left out. */
export function filled({ fields }: SettingsModel, stored: Values): Values {
  const empty = (name: string) => (fields[name]?.kind === 'lines' ? [] : null);
  const preset = (name: string) => {
    const field = fields[name];
    return field && 'default' in field && field.default !== undefined ? field.default : empty(name);
  };
  return Object.fromEntries(Object.keys(fields).map((name) => [name, Object.hasOwn(stored, name) ? stored[name] : preset(name)]));
}
