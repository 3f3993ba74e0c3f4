import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { canUse } from '#/server/access/permissions/permissions.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import { clientOfEstablishment } from '#/server/records/recordOwner.ts';

const body = {
  type: 'object',
  properties: { establishment_id: { type: 'integer', minimum: 1 } },
  required: ['establishment_id'],
  additionalProperties: false,
};
const station = {
  type: 'object',
  properties: { id: { type: 'integer' }, name: { type: 'string' }, status: { type: 'string' } },
  required: ['id', 'name', 'status'],
};
const data = { type: 'object', properties: { list: { type: 'array', items: station } }, required: ['list'] };
const permission = 'EstablishmentView';

/** POST /api/establishment/station `{establishment_id}`: the tills of one's own establishment. Source: the API contract. */
export function ownStations(app: FastifyInstance, database: Database): void {
  const config = { permission, describes: { tag: 'Session', summary: 'The stations of an establishment', body, data, refusals: [404] } };
  app.post<{ Body: { establishment_id: number } }>(
    '/api/establishment/station',
    { config, schema: { body }, attachValidation: true },
    async (request) => {
      refuseInvalid(request);
      const { establishment_id: id } = request.body;
      const clientId = await clientOfEstablishment(database, request.caller, id);
      if (!canUse(request.caller, permission, id)) throw forbidden();
      const list = await database.tenant(
        clientId,
        async (tx) =>
          (
            await sql`select id, name, status from tenant.stations where client_id = ${clientId} and establishment = ${id}
              order by lower(name), id`.execute(tx)
          ).rows,
        { readonly: true },
      );
      return success({ list });
    },
  );
}
