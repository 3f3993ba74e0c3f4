import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { guardOf, type Host, resourceFor, rowScopeOfRecord, type Variants } from './routeContext.ts';
import { every, rowScopeOf, runInScope, scopeFilter, source } from './rowScope.ts';
import { answerOf } from './write/writing.ts';

/** One record by a text that it has beside its id (`lookupKeys`), as the view call answers it. */
export function lookupRoutes(app: FastifyInstance, host: Host, endpoint: string, variants: Variants): void {
  const segments = new Set(variants.all.flatMap(({ lookupKeys = {} }) => Object.keys(lookupKeys)));
  for (const segment of segments)
    app.get(`${endpoint}/${segment}/:id`, { config: guardOf(variants, 'view') }, (request) => viewFound(host, variants, segment, request));
}

async function viewFound(host: Host, variants: Variants, segment: string, request: FastifyRequest) {
  const { caller } = request;
  const { resource, permission } = resourceFor(variants, request, 'view');
  const by = resource.lookupKeys?.[segment];
  const text = String(valuesIn(request.params).id);
  const everywhere = rowScopeOf(caller, resource, permission, null);
  const found =
    by &&
    (await runInScope(
      host.database,
      everywhere,
      async (tx) => {
        const where = every([...scopeFilter(everywhere, resource, 't'), sql`${sql.ref(`t.${by}`)} = ${text}`]);
        const { rows } = await sql<{
          id: number;
        }>`select t.id from ${source(everywhere, resource.table)} as t where ${where} order by t.id desc limit 1`.execute(tx);
        return rows[0]?.id;
      },
      { readonly: true },
    ));
  if (!found) throw notFound(say('records.not_found', { resource: oneOf(resource) }));
  const rowScope = await rowScopeOfRecord(host, caller, resource, found);
  return success(
    await runInScope(host.database, rowScope, (tx) => answerOf(tx, host, request, resource, rowScope, found), { readonly: true }),
  );
}
