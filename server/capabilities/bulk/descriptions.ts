import type { JsonSchema } from '#/model/kinds/base/part.ts';
import { JOB_STATUSES } from '#/model/values/jobStatuses.ts';
import type { Description } from '#/server/foundation/http/openApiTypes.ts';

const tag = 'Bulk operations';
const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer' };
const yes: JsonSchema = { type: 'boolean' };
const orNull = (type: string): JsonSchema => ({ type: [type, 'null'] });
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const withOptional = (properties: Readonly<Record<string, JsonSchema>>, optional: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
});

const orNullObject = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  ...object(properties),
  type: ['object', 'null'],
});

const started = object({ id: whole });
const operation = {
  id: whole,
  type: { enum: ['import', 'export', 'edit', 'undo'] },
  status: { enum: JOB_STATUSES },
  progress: { type: 'integer', minimum: 0, maximum: 100 },
  message: orNull('string'),
  resource: orNull('string'),
  resources: list(text),
  mode: { enum: ['create', 'upsert', null] },
  dry_run: yes,
  format: orNull('string'),
  establishment_id: orNull('integer'),
  client_id: whole,
  file_name: orNull('string'),
  ignored: list(text),
  rows_total: orNull('integer'),
  rows_read: whole,
  created: whole,
  updated: whole,
  unchanged: whole,
  failed: whole,
  deleted: whole,
  made: whole,
  undo_of: orNull('integer'),
  undone_by: orNull('integer'),
  run_of: orNull('integer'),
  undone_type: { enum: ['import', 'edit', null] },
  can_undo: yes,
  has_rejected: yes,
  has_file: yes,
  is_own: yes,
  user_id: orNull('integer'),
  user_name: text,
  created_at: text,
  finished_at: orNull('string'),
};
/** Of several files: the row's number in its own, and what it would have been. */
const place = object({ row: whole, resource: text, file_name: text });
const reason = { column: orNull('string'), field: orNull('string'), message: text };
const suggestion = object({ said: text, meant: text });
const errors = list(withOptional({ row: whole, ...reason }, { place, suggestion }));
const amount: JsonSchema = { type: 'number' };
/** What past sales come to, by establishment and month of business days: as reports say it once they are in. */
const sales: JsonSchema = {
  type: ['array', 'null'],
  items: object({
    ...{ establishment_id: whole, name: text, currency: text, from: text, to: text },
    months: list(
      object({
        ...{ month: text, orders: whole, days: whole, gross_sales: amount, discounts: amount, refunds: amount, net_sales: amount },
        ...{ tax: amount, service_charges: amount, tips: amount },
      }),
    ),
  }),
};
/** What balances come to; the value of stock only for who may see costs. */
const balances = orNullObject({
  ...{ establishment_id: whole, name: text, currency: text },
  stock: orNullObject({ items: whole, pieces: amount, weighed: amount, value: orNull('number'), without_cost: orNull('integer') }),
  gift_cards: orNullObject({ cards: whole, amount }),
  points: orNullObject({ members: whole, points: whole }),
});
const columnNotation: JsonSchema = {
  type: 'object',
  properties: {
    dates: { enum: ['dmy', 'mdy'] },
    decimals: { enum: ['.', ','] },
    date: object({ text, dmy: text, mdy: text }),
    number: object({ text, as_fraction: text, as_thousands: text }),
  },
};
const reading = object({
  sheet: orNull('string'),
  sheets: list(text),
  header_row: whole,
  encoding: orNull('string'),
  separator: orNull('string'),
});
const target = {
  type: 'object',
  properties: {
    name: text,
    field: text,
    label: text,
    kind: text,
    required: yes,
    key: yes,
    can_make: yes,
    help: text,
    options: list(object({ value: text, label: text })),
  },
  required: ['name', 'field', 'label', 'kind', 'required', 'key', 'can_make'],
};

/** What each call is, for /api/openapi.json. */
export const describes = {
  preview: {
    tag,
    summary: 'The columns and first rows of an upload, and what they seem to be',
    data: object({
      file_name: text,
      headers: list(text),
      rows: list(list(text)),
      reading,
      head: list(object({ row: whole, cells: list(text) })),
      notations: { type: 'object', additionalProperties: columnNotation },
      total_rows: orNull('integer'),
      mapping: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
      remembered: { type: 'object', additionalProperties: { type: 'object', additionalProperties: text } },
      modes: list({ enum: ['create', 'upsert'] }),
      fields: list(target),
    }),
    refusals: [403, 404],
  },
  import: {
    tag,
    summary: 'Import an upload: CSV or XLSX, one record a row',
    description:
      'Every row is judged and stored as a POST or PUT of the resource is; a refused row stops no other. `upsert` changes the record that a row means: by the import key, the id, or what is unique and holds the title. A trial run (`dry_run`) stores nothing and gives the same report. `corrections` are laid over the file: single cells (`rows`, by number and header), and what cells of a column mean (`values`, by header and what they say). `reading` says which sheet and which row of headings are meant, and how dates and decimals are written where the file does not show it. `make` names fields whose columns may name records that nobody has: they are made with that title, and an undo takes them back.',
    data: started,
    refusals: [403, 404, 429],
  },
  recognise: {
    tag,
    summary: 'Which system an upload is of, and how many records of what it would make',
    data: object({
      file_name: text,
      system: orNull('string'),
      kind: orNull('string'),
      rows: whole,
      parts: list(object({ resource: text, rows: whole, allowed: yes })),
      sales: orNullObject({
        orders: whole,
        locations: list(object({ name: text, orders: whole, establishment_id: orNull('integer') })),
        establishments: list(object({ id: whole, name: text })),
      }),
      stock: orNullObject({
        ...{ items: whole, allowed: yes, shows_value: yes },
        locations: list(object({ name: text, items: whole, is_here: yes })),
      }),
      gift_cards: orNullObject({ count: whole, allowed: yes }),
      points: orNullObject({ count: whole, allowed: yes }),
      left_out: { enum: ['card_codes', null] },
    }),
    refusals: [403, 404, 429],
  },
  bring: {
    tag,
    summary: 'Import several uploads of another system at once, as one operation',
    description:
      'Every file must be one that is recognised. What refers to something comes after it: categories and taxes before products. A record that is there already is changed, so the same files may come again. One undo takes all of it back. Row numbers of the operation are those of its parts: `3000012` is row 12 of the part in place 3. Past sales are brought for the `locations` that are said to be an establishment, by who may import and holds OrderCreate there: they count in reports as orders of tills do and have no other effect. An order whose lines do not come to what its file says is refused; one that is there already is not brought twice. Stock on hand of `stock_location`, as the files call it, opens the stock of the products, by who may import them and holds InventorySetActual: once, and only of items that have not moved here. What is on gift cards is loaded onto them, and points are given to members, once.',
    data: started,
    refusals: [403, 404, 429],
  },
  template: {
    tag,
    summary: 'An empty file to fill in',
    query: { resource: text, language: text },
    answer: { 'text/csv': text },
    refusals: [403, 422],
  },
  export: { tag, summary: 'A ZIP of lists, one file each, as an import takes them', data: started, refusals: [403, 404, 429] },
  chosen: {
    tag,
    summary: 'How many records are chosen, and what decides which fields all of them have',
    description:
      '`standing`: every combination that these records have of the fields which the rules of others read; null where there are too many.',
    data: object({ matched: whole, standing: { type: ['array', 'null'], items: { type: 'object' } } }),
    refusals: [403],
  },
  edit: {
    tag,
    summary: 'Give many records the same values in some fields, or raise and lower their numbers',
    description:
      'The records are named (`ids`), or all that `filters` and `search` find, as a list has them: 20,000 at most. `set` gives them values; `adjust` raises or lowers a number of each by `percent` of itself or by an `amount`, to the nearest multiple of `round_to` where that is said, rounded to the decimals that the field keeps. Each is changed as its own PUT would; a refused one stops no other. With `dry_run` nothing is stored: the operation says how many would change, a sample of them, and which would be refused. `{id}/run` then does that to the same records; `{id}/undo` takes it back.',
    data: started,
    refusals: [403, 429],
  },
  dependents: {
    tag,
    summary: 'What refers to records that are to be deleted, and what a deletion does to it',
    description:
      'Only what the caller may list is counted. `effect`: it stops the deletion, its reference is emptied, or it is deleted as well. `movable`: whether a deletion with `move_to` can give it another record to refer to. `can_undo`: whether a deletion without `move_to` could be undone.',
    data: object({
      list: list(
        object({
          resource: text,
          field: text,
          count: whole,
          effect: { enum: ['blocks', 'emptied', 'deleted'] },
          movable: { enum: ['yes', 'fixed', 'forbidden'] },
          filters: { type: ['object', 'null'] },
        }),
      ),
      can_undo: yes,
    }),
    refusals: [403],
  },
  run: {
    tag,
    summary: 'Do what a preview showed, to the same records',
    description: 'A preview is run once: asked for again, the answer names the operation that does it, or has done it.',
    data: started,
    refusals: [403, 409, 429],
  },
  records: {
    tag,
    summary: 'The records that an edit changed (of a preview: a sample, with what would change) or refused, a page at a time',
    data: object({
      list: list(
        object({
          id: whole,
          title: orNull('string'),
          changes: { type: 'object', additionalProperties: { type: 'array', minItems: 2, maxItems: 2 } },
          errors: { type: 'object', additionalProperties: list(text) },
        }),
      ),
      titles: { type: 'object', additionalProperties: { type: 'object', additionalProperties: text } },
      pagination_options: object({ page: whole, per_page: whole, total: whole, last_page: whole }),
    }),
    refusals: [403],
  },
  list: {
    tag,
    summary: 'Imports, exports, edits and what was taken back, newest first',
    data: object({
      list: list(object(operation)),
      pagination_options: object({ page: whole, per_page: whole, total: whole, last_page: whole }),
    }),
    refusals: [403],
  },
  view: {
    tag,
    summary: 'One operation, with the reasons of its first 1,000 refused rows',
    data: object({ ...operation, errors, sales, balances }),
    refusals: [403],
  },
  refused: {
    tag,
    summary: 'The refused rows, a page at a time: their cells in the order of the headers, and what is wrong',
    data: object({
      headers: list(text),
      list: list(
        withOptional({ row: whole, cells: list(text), errors: list(withOptional(reason, { suggestion })) }, { place, headers: list(text) }),
      ),
      pagination_options: object({ page: whole, per_page: whole, total: whole, last_page: whole }),
    }),
    refusals: [403],
  },
  rejected: { tag, summary: 'The refused rows as a file: their own cells and the reason', answer: { 'text/csv': text }, refusals: [403] },
  download: {
    tag,
    summary: 'The file of a completed export',
    answer: { 'application/zip': { type: 'string', format: 'binary' } },
    refusals: [403, 409],
  },
  undo: {
    tag,
    summary: 'Take an import or an edit back: delete what it made, put back what it changed',
    data: started,
    refusals: [403, 409, 429],
  },
  cancel: { tag, summary: 'Give a waiting or running operation up', data: started, refusals: [403, 409] },
} as const satisfies Readonly<Record<string, Description>>;
