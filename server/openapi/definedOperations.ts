import { kindOf } from '#/resources/kinds/index.ts';
import type { JsonSchema } from '#/resources/kinds/part.ts';
import type { Model } from '#/resources/schema/model.ts';
import { answers, refusals, takes } from './envelopeSchemas.ts';
import { bodySchema } from './inputSchema.ts';
import type { Operation } from './openApiTypes.ts';
import { ID, notes, orNull } from './valueSchema.ts';

type Report = Model['reports'][string];

const clock: JsonSchema = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$' };
const period: Readonly<Record<string, JsonSchema>> = {
  establishment_ids: { type: 'array', items: ID },
  establishment_id: ID,
  date_from: { type: 'string', format: 'date' },
  date_to: { type: 'string', format: 'date' },
  time_from: clock,
  time_to: clock,
};

/** Calls that a definition describes where the host has a route for them: reports, and the order of what is dragged. `POST path` → call. */
export function definedOperations(model: Model): Readonly<Record<string, Operation>> {
  const orders = Object.values(model.resources).flatMap((resource) =>
    resource.orderable ? [[`POST ${resource.orderable.path}`, orderOperation(resource.label[1], resource.orderable)] as const] : [],
  );
  const reports = Object.values(model.reports).map((report) => [`POST ${report.endpoint}`, reportOperation(report)] as const);
  return Object.fromEntries([...orders, ...reports]);
}

function orderOperation(many: string, { path, permission, within }: { path: string; permission: string; within?: string }): Operation {
  const inside: Record<string, JsonSchema> = within ? { [within]: orNull(ID) } : {};
  const body = { type: 'object', properties: { establishment_id: ID, ids: { type: 'array', items: ID, minItems: 1 }, ...inside }, required: ['ids'] };
  return {
    operationId: `order ${path}`,
    summary: `Put ${many.toLowerCase()} in order`,
    tags: [many],
    'x-permission': permission,
    requestBody: takes(body),
    responses: { 200: answers('The new order is kept', {}), ...refusals(400, 401, 403, 404, 413, 422) },
  };
}

function reportOperation(report: Report): Operation {
  const { properties, ...input } = bodySchema(report.label, { fields: report.input ?? {} });
  const columns = Object.fromEntries(
    Object.entries(report.columns).map(([name, field]) => [name, { ...notes(name, field), ...orNull(kindOf(field).schema(field)) }]),
  );
  const data = { type: 'object', properties: { list: { type: 'array', items: { type: 'object', properties: columns } }, totals: { type: 'object' } } };
  return {
    operationId: `report.${report.name}`,
    summary: report.label,
    ...(report.help && { description: report.help }),
    tags: ['Reports'],
    'x-permission': report.permission,
    requestBody: takes({ ...input, additionalProperties: true, properties: { ...period, ...(properties as object) } }),
    responses: { 200: answers('The figures', data), ...refusals(400, 401, 403, 404, 413, 422) },
  };
}
