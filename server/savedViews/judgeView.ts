import { referenceContext } from '#/resources/reference/context.ts';
import type { ResourceModel } from '#/resources/schema/model.ts';
import type { Caller } from '#/server/access/caller.ts';
import { matching } from '#/server/crud/listRecords.ts';
import { readListRequest } from '#/server/crud/listRequest.ts';
import { reachOf } from '#/server/crud/reach.ts';
import { type FieldErrors, invalid } from '#/server/plugins/apiError.ts';
import { problem, problemText } from '#resources/schema';
import { visibleField } from './answer.ts';
import type { ViewHost } from './openList.ts';

type Values = Readonly<Record<string, unknown>>;

/** Refuses what the list itself would refuse of who saves it: a filter, an order or a column that cannot be. @throws ApiError 422 */
export function judgeView({ model }: ViewHost, caller: Caller, list: ResourceModel, body: Values): void {
  const { filters, search, sort_by, sort_order } = body;
  const fields = new Map(
    Object.keys(list.allFields)
      .flatMap((name) => visibleField(list, caller, name) ?? [])
      .map((field) => [field.name, field]),
  );
  const given = { filters, search, sort_by: sort_by ?? undefined, sort_order: sort_order ?? undefined };
  const asked = readListRequest(given, list, fields, caller.isPlatform);
  const reach = reachOf(caller, list, list.permissions.list ?? '', null);
  matching(asked, { model, resource: list, reach, fields, context: referenceContext });
  const errors: FieldErrors = {};
  for (const [key, names] of [
    ['columns', (body.columns as string[] | null | undefined) ?? []],
    ['widths', Object.keys((body.widths as Values | undefined) ?? {})],
  ] as const) {
    const unknown = names.filter((name) => !Object.hasOwn(list.allFields, name));
    if (unknown.length) errors[key] = unknown.map((name) => problemText(problem('unknown_key', { name, resource: list.label[1] })));
  }
  if (Object.keys(errors).length) throw invalid(errors);
}
