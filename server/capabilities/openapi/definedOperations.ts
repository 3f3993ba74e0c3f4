import { insideSentence } from '#/i18n/inBothCases.ts';
import type { JsonSchema } from '#/model/kinds/base/part.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { Model } from '#/model/language/model.ts';
import { COMPARISONS, columnsWithIds, hasEstablishmentsBeside, OPENED_IDS, ordersPath } from '#/model/language/reports.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Operation } from '#/server/foundation/http/openApiTypes.ts';
import { answers, refusals, takes } from './envelopeSchemas.ts';
import { bodySchema } from './inputSchema.ts';
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
  const drillDown = Object.values(model.reports)
    .filter(({ drill }) => drill)
    .map((report) => [`POST ${ordersPath(report)}`, drillDownOperation(report)] as const);
  return Object.fromEntries([...orders, ...reports, ...drillDown]);
}

function orderOperation(many: string, { path, permission, within }: { path: string; permission: string; within?: string }): Operation {
  const inside: Record<string, JsonSchema> = within ? { [within]: orNull(ID) } : {};
  const body = {
    type: 'object',
    properties: { establishment_id: ID, ids: { type: 'array', items: ID, minItems: 1 }, ...inside },
    required: ['ids'],
  };
  return {
    operationId: `order ${path}`,
    summary: `Put ${insideSentence(many)} in order`,
    tags: [many],
    'x-permission': permission,
    requestBody: takes(body),
    responses: { 200: answers('The new order is kept', {}), ...refusals(400, 401, 403, 404, 413, 422) },
  };
}

const day = { type: 'string', format: 'date' };
const comparing = {
  compare: {
    oneOf: [
      { type: 'string', enum: [...COMPARISONS] },
      { type: 'object', properties: { date_from: day, date_to: day }, required: ['date_from', 'date_to'] },
    ],
    description: 'Days to compare with: every row and the totals answer their figures as `previous`',
  },
  side_by_side: {
    type: 'boolean',
    description: 'Every row and the totals answer the figures of each establishment, by its id, as `by_establishment`',
  },
};

function reportOperation(report: Report): Operation {
  const { properties, ...input } = bodySchema(report.label, { fields: report.input ?? {} });
  const columns = Object.fromEntries(
    Object.entries(report.columns).map(([name, field]) => [name, { ...notes(name, field), ...orNull(kindOf(field).schema(field)) }]),
  );
  const opened = columnsWithIds(report);
  const row = { ...columns, ...(opened.length > 0 && { [OPENED_IDS]: openedIds(opened) }) };
  const table = { list: { type: 'array', items: { type: 'object', properties: row } }, totals: { type: 'object' } };
  const data = { type: 'object', properties: report.answer === 'figures' ? columns : table };
  const asked = {
    ...period,
    ...(report.compare !== false && { compare: comparing.compare }),
    ...(hasEstablishmentsBeside(report) && { side_by_side: comparing.side_by_side }),
    ...(report.top && { top: { type: 'integer', enum: [...report.top] } }),
  };
  return {
    operationId: `report.${report.name}`,
    summary: report.label,
    ...(report.help && { description: report.help }),
    tags: ['Reports'],
    'x-permission': report.permission,
    requestBody: takes({ ...input, additionalProperties: true, properties: { ...asked, ...valuesIn(properties) } }),
    responses: { 200: answers('The figures', data), ...refusals(400, 401, 403, 404, 413, 422) },
  };
}

/** Which record each column of a row opens. */
function openedIds(columns: readonly string[]): JsonSchema {
  const several = { type: 'object', properties: { type: { type: 'string' }, id: { type: 'integer' } } };
  const id = { anyOf: [{ type: 'integer' }, several, { type: 'null' }] };
  return { type: 'object', properties: Object.fromEntries(columns.map((name) => [name, id])) };
}

function drillDownOperation(report: Report): Operation {
  const order = {
    id: { type: 'integer' },
    establishment_id: { type: 'integer' },
    order_number: { type: 'string' },
    at: { type: 'string', format: 'date-time' },
    user_name: orNull({ type: 'string' }),
    customer_name: orNull({ type: 'string' }),
    status: { type: 'string' },
    amount: { type: 'number' },
    given_back_later: { type: 'number', description: 'Money given back after the days asked for, which no figure of them counts' },
  };
  const data = {
    type: 'object',
    properties: {
      currency: { type: 'string' },
      list: { type: 'array', items: { type: 'object', properties: order } },
      totals: { type: 'object', properties: { amount: { type: 'number' } } },
    },
  };
  const asked = {
    ...period,
    column: { type: 'string', enum: [...(report.drill ?? [])], description: 'The figure' },
    row: {
      type: 'object',
      description: 'The row of the figure: the columns that tell it from others. Without it, the figure of the totals',
    },
    currency: { type: 'string', description: 'Where the establishments have several' },
    sort_by: { type: 'string', enum: ['at', 'amount'] },
  };
  return {
    operationId: `report.${report.name}.orders`,
    summary: `${report.label}: the orders behind a figure`,
    description: 'Each order with what it contributes; together they are the figure.',
    tags: ['Reports'],
    'x-permission': report.permission,
    requestBody: takes({ type: 'object', additionalProperties: true, required: ['column'], properties: asked }),
    responses: { 200: answers('The orders', data), ...refusals(400, 401, 403, 404, 413, 422) },
  };
}
