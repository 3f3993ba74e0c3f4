import type { JsonSchema } from '#/model/kinds/base/part.ts';
import { JOB_STATUSES } from '#/model/values/jobStatuses.ts';

const text: JsonSchema = { type: 'string', minLength: 1, maxLength: 2000 };
const id: JsonSchema = { type: 'integer', minimum: 1 };
const language: JsonSchema = { type: 'string', pattern: '^[a-z]{2}$' };
const oneOrMore = (item: JsonSchema): JsonSchema => ({ anyOf: [item, { type: 'array', items: item, maxItems: 100 }] });

const body = (title: string, properties: Readonly<Record<string, JsonSchema>>, ...required: readonly string[]): JsonSchema => ({
  type: 'object',
  title,
  properties,
  required,
  additionalProperties: false,
});

/** Where the records go: an establishment; for a super-admin the business. */
const owner = {
  establishment_id: { type: ['integer', 'null'], minimum: 1 },
  client_id: { type: ['integer', 'null'], minimum: 0 },
} as const;

const cells: JsonSchema = { type: 'object', additionalProperties: { type: 'string', maxLength: 100_000 }, maxProperties: 500 };
/** `Corrections`: single cells by row and header, and what all cells of a column mean by what they say. */
const corrections: JsonSchema = {
  type: ['object', 'null'],
  properties: {
    rows: { type: 'object', propertyNames: { pattern: '^[1-9][0-9]{0,8}$' }, additionalProperties: cells, maxProperties: 20_000 },
    values: { type: 'object', additionalProperties: { ...cells, maxProperties: 20_000 }, maxProperties: 500 },
  },
  additionalProperties: false,
};

/** Which table of a file is read, and how it is written. */
const reading: JsonSchema = {
  type: ['object', 'null'],
  properties: {
    sheet: { type: 'string', maxLength: 200 },
    header_row: { type: 'integer', minimum: 1, maximum: 1_048_576 },
    dates: { enum: ['dmy', 'mdy'] },
    decimals: { enum: ['.', ','] },
  },
  additionalProperties: false,
};

/** Which records: named ones, or all that a list's filters and search find. What a filter may be is validated with its field. */
const choice = {
  resource: text,
  ids: { type: 'array', items: id, maxItems: 20_000 },
  filters: { type: 'object' },
  search: { type: 'string', maxLength: 200 },
  ...owner,
} as const;
/** By field, how its numbers are raised or lowered. What may stand there is validated with its field. */
const adjustments: JsonSchema = {
  type: 'object',
  maxProperties: 100,
  additionalProperties: {
    type: 'object',
    properties: { percent: { type: 'number' }, amount: { type: 'number' }, round_to: { type: 'number' } },
    additionalProperties: false,
  },
};
/** Which establishment each location is that files of past sales name; '' where they name none. Null, and what is not named: left out. */
const locations: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { name: { type: 'string', maxLength: 2000 }, establishment_id: { type: ['integer', 'null'], minimum: 1 } },
    required: ['name', 'establishment_id'],
    additionalProperties: false,
  },
  maxItems: 500,
};

/** What the calls about bulk operations take. Source: the API contract, "Work that outlives a request". */
export const bodies = {
  preview: body('this request', { resource: text, file_url: text, reading, language, ...owner }, 'resource', 'file_url'),
  import: body(
    'this request',
    {
      resource: text,
      file_url: text,
      ...owner,
      mapping: { type: ['object', 'null'], additionalProperties: { type: ['string', 'null'], maxLength: 200 }, maxProperties: 500 },
      corrections,
      reading,
      make: { type: ['array', 'null'], items: text, maxItems: 100 },
      mode: { enum: ['create', 'upsert'] },
      dry_run: { type: 'boolean' },
      language,
    },
    'resource',
    'file_url',
  ),
  recognise: body('this request', { establishment_id: id, file_url: text }, 'establishment_id', 'file_url'),
  bring: body(
    'this request',
    {
      establishment_id: id,
      files: { type: 'array', items: text, minItems: 1, maxItems: 30 },
      dry_run: { type: 'boolean' },
      corrections,
      locations,
      // Of the locations that files name, the one whose stock on hand comes; '' where they name none. Null, or left out: no stock comes.
      stock_location: { type: ['string', 'null'], maxLength: 2000 },
    },
    'establishment_id',
    'files',
  ),
  export: body(
    'this request',
    {
      resources: { type: 'array', items: text, minItems: 1, maxItems: 100, uniqueItems: true },
      format: { enum: ['csv', 'xlsx', 'pdf'] },
      language,
      ...owner,
    },
    'resources',
    'format',
  ),
  chosen: body('this request', choice, 'resource'),
  edit: body(
    'this request',
    { ...choice, set: { type: 'object', maxProperties: 100 }, adjust: adjustments, dry_run: { type: 'boolean' } },
    'resource',
  ),
  dependents: body('this request', { resource: text, ids: { type: 'array', items: id, minItems: 1, maxItems: 1_000 } }, 'resource', 'ids'),
  records: body(
    'this request',
    {
      outcome: { enum: ['updated', 'rejected'] },
      page: { type: 'integer', minimum: 1, maximum: 100_000 },
      per_page: { type: 'integer', minimum: 1, maximum: 100 },
    },
    'outcome',
  ),
  refused: body('this request', {
    page: { type: 'integer', minimum: 1, maximum: 100_000 },
    per_page: { type: 'integer', minimum: 1, maximum: 100 },
  }),
  list: body('this request', {
    page: { type: 'integer', minimum: 1, maximum: 100_000 },
    per_page: { type: 'integer', minimum: 1, maximum: 500 },
    sort_by: { enum: ['id', 'created_at'] },
    sort_order: { enum: ['asc', 'desc'] },
    establishment_id: { type: ['integer', 'null'] },
    filters: {
      type: ['object', 'null'],
      properties: {
        type: oneOrMore({ enum: ['import', 'export', 'edit', 'undo'] }),
        status: oneOrMore({ enum: JOB_STATUSES }),
        resource: oneOrMore(text),
        client_id: id,
      },
      additionalProperties: false,
    },
  }),
} as const;
