import { fieldModel } from '#/model/compile/fieldModel.ts';
import { canFilter, canFilterRows, canGroup, canSort } from '#/model/compile/listDefaults.ts';
import { FILTER_PERIODS, isOfDays, MAX_DAYS } from '#/model/filters/relativeDays.ts';
import type { JsonSchema } from '#/model/kinds/base/part.ts';
import { shownAs } from '#/model/kinds/derived.ts';
import { isDerived } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import type { FieldOf } from '#model/language';
import { recordName } from './recordSchema.ts';
import { ID, orNull, storedSchema } from './valueSchema.ts';

/** What a list call takes. `fields` is ours: a list loads no more than it shows. */
export function listRequestSchema(resource: ResourceModel): JsonSchema {
  const { ownerField } = resource;
  const fields = [...Object.values(resource.allFields), ...(ownerField ? [ownerField] : [])].filter(({ kind }) => kind !== 'password');
  const groups = fields.filter(canGroup);
  const { field, order } = resource.list.sort;
  return {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 },
      cursor: {
        type: ['string', 'null'],
        description: 'Instead of a page: the `next_cursor` of the answer before, at first an empty text. Nothing is counted then',
      },
      per_page: { type: 'integer', minimum: 1, maximum: 500, default: 25 },
      sort_by: { enum: fields.filter(canSort).map(({ name }) => name), default: field },
      sort_order: { enum: ['asc', 'desc'], default: order },
      search: { type: ['string', 'null'], description: `Looks through ${resource.search.join(', ') || 'nothing'}` },
      filters: filtersReference(resource),
      establishment_id: { type: ['integer', 'null'], minimum: 1, description: 'Of a foreign one the list is empty' },
      fields: {
        type: ['array', 'null'],
        items: { enum: [...Object.keys(resource.allFields), ...(ownerField ? [ownerField.name] : [])] },
        description: 'Only these, beside id and updated_at',
      },
      ...(resource.list.totals && { totals: { type: 'boolean', description: 'Also the sums over every match, in `totals`' } }),
      ...(groups.length && {
        group_by: {
          enum: [...groups.map(({ name }) => name), null],
          description: 'Also the counts and sums of each value, in `groups`; of days, of each month',
        },
      }),
      ...Object.fromEntries(
        Object.entries(resource.list.keys ?? {}).map(([key, name]) => [
          key,
          { type: ['integer', 'null'], minimum: 1, description: `The filter by ${name}` },
        ]),
      ),
    },
    additionalProperties: false,
  };
}

/** The filters of a list, wherever a call takes them. */
export function filtersReference(resource: ResourceModel): JsonSchema {
  return { anyOf: [{ $ref: `#/components/schemas/${filtersName(resource)}` }, { type: 'null' }] };
}

/** The component that a list's filters are, as groups of them hold more of the same. */
export function filtersName(resource: ResourceModel): string {
  return `${recordName(resource)}Filters`;
}

/**
 * A value is equality, a list one-of, an object a range, a substring, what it is not, or days; null is empty. Of rows: some row has all
 * that is named. Groups hold filters of their own.
 */
export function filtersSchema(resource: ResourceModel): JsonSchema {
  const fields = Object.values(resource.allFields).filter((field) => field.kind !== 'password' && canFilter(field));
  const rows = Object.values(resource.allFields).filter(canFilterRows);
  const properties = Object.fromEntries([
    ...fields.map((field) => [field.name, filterSchema(field)]),
    ...rows.map((field) => [field.name, rowsSchema(field)]),
  ]);
  const { ownerField } = resource;
  const client = ownerField ? { [ownerField.name]: { ...filterSchema(ownerField), description: 'For super-admins alone' } } : {};
  const same = { $ref: `#/components/schemas/${filtersName(resource)}` };
  const groups = {
    all: { type: 'array', items: same, description: 'All of these hold' },
    any: { type: 'array', items: same, description: 'At least one of these holds' },
    not: { ...same, description: 'These do not all hold' },
  };
  return { type: 'object', properties: { ...client, ...properties, ...groups }, additionalProperties: false };
}

/** A page of records. */
export function pageSchema(resource: ResourceModel): JsonSchema {
  const whole = { type: 'integer', minimum: 0 };
  return {
    type: 'object',
    properties: {
      list: { type: 'array', items: { $ref: `#/components/schemas/${recordName(resource)}Row` } },
      pagination_options: {
        type: 'object',
        properties: {
          ...{ page: whole, per_page: whole, total: whole, last_page: whole },
          next_cursor: {
            type: ['string', 'null'],
            description: 'Where a cursor was asked by, instead of the other counts; null at the end',
          },
        },
        required: ['per_page'],
        additionalProperties: false,
      },
      ...(resource.list.totals && { totals: totalsSchema(resource.list.totals, resource.list.totalsBy) }),
      ...(Object.values(resource.allFields).some(canGroup) && { groups: groupsSchema(resource.list.totals) }),
    },
    required: ['list', 'pagination_options'],
    additionalProperties: false,
  };
}

/** The groups that were asked for, the first ones first. */
function groupsSchema(names: readonly string[] = []): JsonSchema {
  const group = {
    type: 'object',
    properties: {
      value: { type: ['string', 'number', 'boolean', 'null'], description: 'The field’s; of days, the month as `yyyy-MM`' },
      title: { type: ['string', 'null'], description: 'Of a record that is named' },
      count: { type: 'integer', minimum: 1 },
      totals: totalsSchema(names),
    },
    required: ['value', 'title', 'count', 'totals'],
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: {
      list: { type: 'array', items: group },
      is_partial: { type: 'boolean', description: 'There are more groups, all smaller' },
    },
    required: ['list', 'is_partial'],
    additionalProperties: false,
  };
}

/** One row for each currency; what the reader may not see is not among the sums. */
function totalsSchema(names: readonly string[], parted?: string): JsonSchema {
  const sums = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'number' }])),
    additionalProperties: false,
  };
  const row = {
    type: 'object',
    properties: { currency: { type: ['string', 'null'] }, sums, ...(parted && { by: partsSchema(parted, sums) }) },
    required: ['currency', 'sums'],
    additionalProperties: false,
  };
  return { type: 'array', items: row };
}

function partsSchema(parted: string, sums: JsonSchema): JsonSchema {
  const part = {
    type: 'object',
    properties: { id: { type: ['integer', 'null'] }, title: { type: ['string', 'null'] }, sums },
    required: ['id', 'title', 'sums'],
    additionalProperties: false,
  };
  return { type: 'array', description: `Apart for each \`${parted}\``, items: part };
}

function rowsSchema({ label, fields }: Extract<FieldModel, { kind: 'lines' }>): JsonSchema {
  const columns = Object.entries(fields)
    .map(([name, field]) => fieldModel(name, field))
    .filter(canFilter);
  const properties = Object.fromEntries(columns.map((column) => [column.name, filterSchema(column)]));
  return { title: label, type: ['object', 'null'], description: 'Some row has all of these', properties, additionalProperties: false };
}

function filterSchema(field: FieldModel): JsonSchema {
  const value = orNull(valueSchema(field));
  const isRange = !(field.kind === 'reference' && field.name !== 'id');
  const limit = field.kind === 'datetime' ? { type: 'string' } : valueSchema(field);
  const range = isRange ? { gte: limit, lte: limit, gt: limit, lt: limit } : {};
  const properties = { ...range, contains: { type: 'string' }, filled: { type: 'boolean' }, ...(isOfDays(field) && DAYS_SCHEMA) };
  const plain = [value, { type: 'array', items: value, maxItems: 1000 }, { type: 'object', properties, additionalProperties: false }];
  const negated = { type: 'object', properties: { not: { anyOf: plain } }, required: ['not'], additionalProperties: false };
  return { title: field.label, anyOf: [...plain, negated] };
}

const DAYS: JsonSchema = { type: 'integer', minimum: -MAX_DAYS, maximum: MAX_DAYS };
const DAYS_SCHEMA: Readonly<Record<string, JsonSchema>> = {
  within: { enum: FILTER_PERIODS, description: 'A period of the calendar, on the establishment’s clock' },
  days: {
    type: 'object',
    properties: { gte: DAYS, lte: DAYS },
    additionalProperties: false,
    description: 'Counted from today: 0 is today',
  },
};

function valueSchema(field: FieldModel): JsonSchema {
  if (field.kind === 'reference' && field.many) return ID;
  if (field.kind === 'datetime') return { type: 'string' };
  return isDerived(field) && shownAs(field as FieldOf<'computed'>) === 'datetime' ? { type: 'string' } : storedSchema(field);
}
