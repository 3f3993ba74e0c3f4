import type { FastifyRequest } from 'fastify';
import { labelled } from '#/i18n/blanks.ts';
import type { SettingsModel } from '#/model/language/model.ts';
import { type Values, valuesIn } from '#/model/values/shapes.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { type FieldErrors, forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { recordContext } from '#/server/records/recordContext.ts';
import { clientOfEstablishment } from '#/server/records/recordOwner.ts';
import { applyPatch } from '#/server/records/write/draft.ts';
import { problem } from '#model/language';

/** Whose settings a call is about. */
export interface AskedEstablishment {
  clientId: number;
  establishmentId: number;
}

/**
 * The establishment that the body of a call about settings names. `permission`: to be held there.
 * @throws ApiError 404 for a foreign one, 403 without the permission there, 422 for what the schema refuses
 */
export async function askedEstablishment(
  database: Database,
  { caller, body, validationError }: FastifyRequest,
  permission: string | undefined,
): Promise<AskedEstablishment> {
  const establishmentId = valuesIn(body).establishment_id;
  if (typeof establishmentId !== 'number' || !Number.isSafeInteger(establishmentId))
    throw validationError ?? invalid({ establishment_id: [problem('required_choice')] });
  const clientId = await clientOfEstablishment(database, caller, establishmentId);
  if (permission !== undefined && !canUse(caller, permission, establishmentId)) throw forbidden();
  if (validationError) throw validationError;
  return { clientId, establishmentId };
}

/** Settings that nobody has saved yet, as they would be saved, and what is wrong with them by field. */
export async function unsavedSettings(
  database: Database,
  settings: SettingsModel,
  { clientId, establishmentId }: AskedEstablishment,
  given: Values,
): Promise<{ values: Values; problems: FieldErrors }> {
  const context = await database.tenant(clientId, (tx) => recordContext(tx, { clientId }, establishmentId), { readonly: true });
  const { fields, rules } = settings;
  const { record, problems } = applyPatch({ fields, rules }, labelled(settings), given, undefined, context, () => true);
  return { values: record, problems };
}

/** The same, without what is wrong: half of what somebody types is no fault yet, and is shown without. */
export async function soundSettings(
  database: Database,
  settings: SettingsModel,
  establishment: AskedEstablishment,
  given: Values,
): Promise<Values> {
  const { values, problems } = await unsavedSettings(database, settings, establishment, given);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(problems, name)));
}
