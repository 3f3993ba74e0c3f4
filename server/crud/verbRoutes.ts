import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResourceModel, VerbModel } from '#/resources/schema/model.ts';
import { canUse } from '#/server/access/permissions.ts';
import { forbidden } from '#/server/plugins/apiError.ts';
import { success } from '#/server/plugins/envelope.ts';
import { performOnRecord, performOnPlace } from './performVerb.ts';
import type { Faces, Host } from './serving.ts';
import { checkHostFunctions } from './verbFunctions.ts';

/** The doors to a resource's verbs: path, permission, validation, audit; what a verb does beyond a status change stands in `server/verbs/`. */
export function verbRoutes(app: FastifyInstance, host: Host, faces: Faces): void {
  for (const resource of faces.all) {
    checkHostFunctions(resource);
    for (const verb of Object.values(resource.verbs)) {
      app.route({
        method: verb.method,
        url: verb.path.replace('{id}', ':id'),
        config: { allows: (request) => served(faces, resource, request) && canUse(request.caller, verb.permission) },
        handler: (request, reply) => answer(host, resource, verb, request, reply),
      });
    }
  }
}

function served(faces: Faces, resource: ResourceModel, request: FastifyRequest): boolean {
  return faces.for(request.caller) === resource;
}

async function answer(host: Host, resource: ResourceModel, verb: VerbModel, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (!canUse(request.caller, verb.permission)) throw forbidden();
  const result = verb.on === 'record' ? await performOnRecord(host, resource, verb, request) : await performOnPlace(host, resource, verb, request);
  if (verb.returns === 'file' && result.file) {
    const { name, type, bytes } = result.file;
    return reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`).type(type).send(bytes);
  }
  return success(result.data ?? null, verb.messages?.done ?? `${verb.label} done`);
}
