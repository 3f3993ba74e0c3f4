import type { FastifyInstance, FastifyRequest } from 'fastify';
import { labelled } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { Model, SettingsModel } from '#/model/language/model.ts';
import { present, valuesIn } from '#/model/values/shapes.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { causerOf } from '#/server/records/routeContext.ts';
import { saveSettings } from './saveSettings.ts';
import { getSchema, saveSchema, settingsAnswer } from './settingsSchemas.ts';
import { readSettings, type SettingsOwner } from './storedSettings.ts';
import { askedEstablishment } from './unsavedSettings.ts';

interface Asked {
  establishment_id: number;
  kind: string;
  values?: Record<string, unknown>;
  updated_at?: string | null;
}

const tag = 'Settings';

/**
 * POST /api/establishment/get-meta and /api/establishment-meta: the settings of an establishment, one record per kind. Source: the API
 * contract.
 */
export async function settings(app: FastifyInstance, { database, model }: { database: Database; model: Model }): Promise<void> {
  const allows = (request: FastifyRequest) => mayTouch(model, request);
  const reading = {
    allows,
    describes: {
      tag,
      summary: 'The settings of one kind, with their defaults',
      body: getSchema(model),
      data: settingsAnswer,
      refusals: [404],
    },
  };
  app.post<{ Body: Asked }>(
    '/api/establishment/get-meta',
    { config: reading, schema: { body: getSchema(model) }, attachValidation: true },
    async (request) => {
      const owner = await ownerOf(database, model, request);
      return success(await database.tenant(owner.clientId, (tx) => readSettings(tx, owner), { readonly: true }));
    },
  );
  const saving = {
    allows,
    describes: {
      tag,
      summary: 'Change the settings of one kind; what is left out stays as it is',
      body: saveSchema(model),
      data: settingsAnswer,
      refusals: [404, 409],
    },
  };
  app.post<{ Body: Asked }>(
    '/api/establishment-meta',
    { config: saving, schema: { body: saveSchema(model) }, attachValidation: true },
    async (request) => {
      const owner = await ownerOf(database, model, request);
      const { caller, body } = request;
      const change = { values: body.values ?? {}, updatedAt: body.updated_at };
      const saved = await database.tenant(owner.clientId, (tx) =>
        saveSettings(tx, model, owner, change, { caller, by: causerOf(request) }),
      );
      return success(saved, say('records.settings_updated', { settings: labelled(owner.settings) }));
    },
  );
}

/** An unknown kind has no permission that could refuse it: it is refused as a field. */
function mayTouch(model: Model, { caller, body }: FastifyRequest): boolean {
  const known = kindOf(model, body);
  return known ? canUse(caller, known.permission) : Object.values(model.settings).some(({ permission }) => canUse(caller, permission));
}

function kindOf(model: Model, body: unknown): SettingsModel | undefined {
  const kind = valuesIn(body).kind;
  return typeof kind === 'string' && Object.hasOwn(model.settings, kind) ? model.settings[kind] : undefined;
}

/** @throws ApiError 404 for a foreign establishment, 403 without the permission there, 422 for what the schema refuses */
async function ownerOf(database: Database, model: Model, request: FastifyRequest): Promise<SettingsOwner> {
  const found = kindOf(model, request.body);
  const asked = await askedEstablishment(database, request, found?.permission);
  return { ...asked, settings: present(found, 'settings of that kind') };
}
