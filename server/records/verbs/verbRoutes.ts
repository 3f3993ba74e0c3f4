import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { labelled } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { ResourceModel, VerbModel } from '#/model/language/model.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { doingOf, textOf } from '#model/language';
import { opens } from '../heldThere.ts';
import type { Host, Variants } from '../routeContext.ts';
import { performOnCollection, performOnRecord } from './performVerb.ts';
import { checkHostFunctions } from './verbFunctions.ts';

/**
 * The doors to a resource's verbs: path, permission, validation, audit; what a verb does beyond a status change stands in
 * `server/extensions/verbs/`.
 */
export function verbRoutes(app: FastifyInstance, host: Host, variants: Variants): void {
  for (const resource of variants.all) checkHostFunctions(resource);
  for (const { name, method, path } of doorsOf(variants)) {
    const asked = (request: FastifyRequest) => variants.for(request.caller)?.verbs[name];
    app.route({
      method,
      url: path.replace('{id}', ':id'),
      config: {
        allows(request) {
          const [resource, verb] = [variants.for(request.caller), asked(request)];
          return resource !== undefined && verb !== undefined && opens(request.caller, resource, doingOf(verb), verb.permission);
        },
      },
      handler(request, reply) {
        const resource = variants.for(request.caller);
        const verb = asked(request);
        if (!resource || !verb) throw forbidden();
        return answer(host, resource, verb, request, reply);
      },
    });
  }
}

/** Two variants of one path have the same verbs: one route serves both. */
function doorsOf(variants: Variants): VerbModel[] {
  return [
    ...new Map(
      variants.all.flatMap((resource) => Object.values(resource.verbs)).map((verb) => [`${verb.method} ${verb.path}`, verb]),
    ).values(),
  ];
}

async function answer(
  host: Host,
  resource: ResourceModel,
  verb: VerbModel,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const result =
    verb.on === 'record' ? await performOnRecord(host, resource, verb, request) : await performOnCollection(host, resource, verb, request);
  if (verb.returns === 'file' && result.file) {
    const { name, type, bytes } = result.file;
    const content = typeof bytes === 'function' ? await bytes() : bytes;
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .type(type)
      .send(content);
  }
  const done = verb.messages && textOf(verb.messages, 'done', request.language);
  return success(result.data ?? null, done ?? say('records.verb_done', { verb: labelled(verb) }));
}
