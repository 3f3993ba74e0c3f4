import type { FastifyInstance } from 'fastify';
import { listPath } from '#/model/language/model.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { wholeFields } from '../foundWhole.ts';
import { hooksOf } from '../hooks.ts';
import { readableFields } from '../readableFields.ts';
import { listContext } from '../recordContext.ts';
import { guardOf, type Host, hasCall, resourceFor, type Variants } from '../routeContext.ts';
import { narrowed, rowScopeOf, runInScope } from '../rowScope.ts';
import { putIntoWords } from '../sentences.ts';
import { listAfter } from './listAfter.ts';
import { listGroups } from './listGroups.ts';
import { listRecords } from './listRecords.ts';
import { readListRequest } from './listRequest.ts';
import { listTotals } from './listTotals.ts';

/** `POST {base}/list`, or the path that the definition gives it. */
export function listRoute(app: FastifyInstance, host: Host, variants: Variants): void {
  const [first] = variants.all;
  if (!first || !hasCall(variants, 'list')) return;
  const path = listPath(first);
  app.post(path, { config: guardOf(variants, 'list') }, async (request) => {
    const { caller } = request;
    const { resource, permission } = resourceFor(variants, request, 'list');
    const general = rowScopeOf(caller, resource, permission, null);
    const asked = readListRequest(request.body, resource, readableFields(caller, resource, general), caller.isPlatform);
    const rowScope = narrowed(rowScopeOf(caller, resource, permission, asked.clientId ?? null), asked.establishmentId, resource.scope);
    const fields = readableFields(caller, resource, rowScope);
    const whole = await wholeFields(host.database, caller, { resource, fields }, asked.search);
    const page = await runInScope(
      host.database,
      rowScope,
      async (tx) => {
        const world = {
          model: host.model,
          resource,
          rowScope,
          fields,
          whole,
          context: await listContext(tx, rowScope, asked.establishmentId, caller),
        };
        const { cursor } = asked;
        const records = cursor === undefined ? await listRecords(tx, asked, world) : await listAfter(tx, { ...asked, cursor }, world);
        return {
          ...records,
          ...(asked.totals && resource.list.totals && { totals: await listTotals(tx, asked, world) }),
          ...(asked.groupBy && { groups: await listGroups(tx, asked, asked.groupBy, world) }),
        };
      },
      { readonly: true },
    );
    for (const record of page.list) hooksOf(resource).beforeAnswer?.(record, { model: host.model, caller });
    putIntoWords(resource, page.list, request.language);
    return success(page);
  });
}
