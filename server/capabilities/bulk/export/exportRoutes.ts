import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUseAny } from '#/server/access/permissions/permissions.ts';
import type { Format } from '#/server/capabilities/exports/exportHost.ts';
import { forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { clientOfEstablishment, ownerOf } from '#/server/records/recordOwner.ts';
import type { BulkHost } from '../bulkHost.ts';
import { describes } from '../descriptions.ts';
import { bodies } from '../requests.ts';
import { mayBulk, openers } from '../rights.ts';
import { startOperation } from '../starting.ts';
import { prepareLists } from './exportJob.ts';

interface ExportBody {
  resources: string[];
  format: Format;
  establishment_id?: number | null;
  client_id?: number | null;
  language?: string;
}

/** POST /api/bulk-operation/export: a ZIP of whole lists, made by a job. */
export function exportRoutes(app: FastifyInstance, host: BulkHost): void {
  const allows = ({ caller }: FastifyRequest) => canUseAny(caller, openers.export);
  app.post<{ Body: ExportBody }>(
    '/api/bulk-operation/export',
    { config: { allows, describes: describes.export }, schema: { body: bodies.export } },
    async ({ caller, body }) => success({ id: await startExport(host, caller, body) }, say('bulk.export_started')),
  );
}

async function startExport(host: BulkHost, caller: Caller, body: ExportBody): Promise<number> {
  const { resources, format, establishment_id: establishmentId = null } = body;
  const clientId = await clientOf(host, caller, body);
  const unknown = resources.find((name) => !Object.hasOwn(host.model.resources, name));
  if (unknown !== undefined) throw invalid({ resources: [say('bulk.no_such_resource', { name: unknown })] });
  for (const name of resources) {
    const resource = host.model.resources[name];
    if (resource && !mayBulk(caller, resource, 'export', resource.scope === 'establishment' ? establishmentId : null)) throw forbidden();
  }
  const plan = { language: body.language ?? caller.language ?? 'en' };
  await prepareLists(host, caller, { resources, format, establishment_id: establishmentId, client_id: clientId, plan });
  return startOperation(host, caller, clientId, 'export', { resources, format, establishment_id: establishmentId, plan });
}

/** Whose records: a business's own, or those that a super-admin names. @throws ApiError 404, 422 */
async function clientOf(
  host: BulkHost,
  caller: Caller,
  { resources, establishment_id: establishmentId, client_id: clientId }: ExportBody,
): Promise<number> {
  if (establishmentId) return clientOfEstablishment(host.database, caller, establishmentId);
  if (!caller.isPlatform) return caller.clientId;
  const ofClient = resources.map((name) => host.model.resources[name]).find((resource) => resource && resource.scope !== 'platform');
  if (!ofClient) return 0;
  return (await ownerOf(host, caller, { ...ofClient, scope: 'client' }, '', { client_id: clientId })).clientId;
}
