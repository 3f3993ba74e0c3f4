import { sql } from 'kysely';
import { labelled } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { payPeriodOf, payPeriodsSaid } from '#/model/reports/payPeriods.ts';
import { businessToday, type Clock } from '#/model/reports/periods.ts';
import { present } from '#/model/values/shapes.ts';
import { settingsSubject } from '#/resources/reference/recordTypes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { type Activity, recordActivity } from '#/server/foundation/activity/record.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { conflict, type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import { recordContext } from '#/server/records/recordContext.ts';
import { applyPatch, isSameValue, soundFields } from '#/server/records/write/draft.ts';
import { checkReferences } from '#/server/records/write/existence.ts';
import { keepEarlier } from './heldFrom.ts';
import { readSettings, type SettingsOwner, type StoredSettings, storeSettings } from './storedSettings.ts';

type Values = Record<string, unknown>;

/** What a save sends: the values to change, and the `updated_at` that was read (null: never saved). */
export interface SettingsChange {
  values: Values;
  updatedAt: string | null | undefined;
}

/**
 * Lays the values over the stored ones, validates them as a record of any resource is validated, and keeps them.
 * @throws ApiError 422 at `values.<field>`, 409 where they were changed since they were read
 */
export async function saveSettings(
  tx: Transaction,
  model: Model,
  owner: SettingsOwner,
  change: SettingsChange,
  { caller, by }: { caller: Caller; by: Activity['by'] },
): Promise<StoredSettings> {
  const { clientId, establishmentId, settings } = owner;
  await lock(tx, owner);
  const rowScope = { clientId };
  const context = await recordContext(tx, rowScope, establishmentId);
  const before = await readSettings(tx, owner);
  const draft = applyPatch(
    { fields: settings.fields, rules: settings.rules },
    labelled(settings),
    change.values,
    before.values,
    context,
    () => true,
  );
  await checkReferences(tx, [{ ...draft, given: soundFields(draft) }], { model, resource: settings, rowScope, establishmentId });
  if (Object.keys(draft.problems).length > 0) throw invalid(underValues(draft.problems));
  if (isStale(change.updatedAt, before.updated_at)) throw conflict(say('records.stale_settings'), before);
  const values = keepEarlier(settings, before.values, draft.record, await firstDayNotPaid(tx, owner, before.values));
  const changes = changesOf(owner, before.values, values);
  if (before.updated_at !== null && Object.keys(changes).length === 0) return before;
  const at = laterThan(before.updated_at);
  await storeSettings(tx, owner, { values, at, by: caller.userId || null });
  const subject = { subjectType: settingsSubject(settings.name), subjectId: establishmentId, establishmentId };
  await recordActivity(tx, {
    clientId,
    event: 'updated',
    description: say('activity.settings_updated', { settings: labelled(settings) }),
    ...subject,
    changes,
    by,
    at,
  });
  return { kind: settings.name, values, updated_at: at };
}

/** From this day on nothing has been paid: the first of the pay period that is running, by the settings' own periods. */
async function firstDayNotPaid(tx: Transaction, { clientId, establishmentId, settings }: SettingsOwner, values: Values): Promise<string> {
  const { rows } = await sql<Clock>`
    select timezone, to_char(business_day_starts_at, 'HH24:MI') as "startsAt" from tenant.establishments
    where client_id = ${clientId} and id = ${establishmentId}`.execute(tx);
  const today = businessToday(present(rows[0], 'the establishment'));
  return settings.payPeriods ? payPeriodOf(today, payPeriodsSaid(settings.payPeriods, values)).from : today;
}

/** Two saves of the same settings come one after the other, the first ones too. */
async function lock(tx: Transaction, { establishmentId, settings }: SettingsOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`settings ${settings.name}`}, ${establishmentId}))`.execute(tx);
}

/** Who read nothing yet knows nothing of what was saved since; who says nothing of it does not mind. */
function isStale(read: string | null | undefined, stored: string | null): boolean {
  if (read === undefined || stored === null) return false;
  return read === null || Date.parse(stored) > Date.parse(read);
}

function laterThan(stored: string | null): string {
  const now = Date.now();
  return new Date(stored === null ? now : Math.max(now, Date.parse(stored) + 1)).toISOString();
}

function changesOf({ settings }: SettingsOwner, before: Values, after: Values): Record<string, readonly [unknown, unknown]> {
  const changed = Object.values(settings.fields).filter((field) => !isSameValue(field, before[field.name], after[field.name]));
  return Object.fromEntries(changed.map(({ name }) => [name, [before[name] ?? null, after[name] ?? null] as const]));
}

function underValues(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, list]) => [`values.${path}`, list]));
}
