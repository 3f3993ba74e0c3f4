const text = (maxLength: number) => ({ type: 'string', maxLength });
const resource = { ...text(80), description: 'The list or report: the name of a resource, or reports/ and that of a report' };

const content = {
  name: { type: 'string', minLength: 1, maxLength: 80, pattern: '\\S' },
  filters: { type: 'object', description: 'As in the list’s own request; of a report the parts of its address, presets as presets' },
  search: { type: ['string', 'null'], maxLength: 200 },
  sort_by: { type: ['string', 'null'], maxLength: 80 },
  sort_order: { enum: ['asc', 'desc', null] },
  columns: { type: ['array', 'null'], items: text(80), maxItems: 200, description: 'In their order; null: those of the definition' },
  widths: {
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 40, maximum: 2000 },
    maxProperties: 200,
    description: 'Pixels by column',
  },
  role: { type: ['integer', 'null'], minimum: 1, description: 'Everybody of this role has the view; null: it is one’s own' },
} as const;

/** The body that names a list. */
export const whichSchema = { type: 'object', title: 'List', properties: { resource }, required: ['resource'], additionalProperties: false };

/** A new view. */
export const viewSchema = {
  type: 'object',
  title: 'Saved view',
  properties: { resource, ...content },
  required: ['resource', 'name'],
  additionalProperties: false,
};

/** What changes of a view. */
export const changeSchema = {
  type: 'object',
  title: 'Change of a saved view',
  properties: { ...content, updated_at: { type: 'string', format: 'date-time' } },
  additionalProperties: false,
};

/** The view with which one opens a list. */
export const defaultSchema = {
  type: 'object',
  title: 'Default view',
  properties: {
    resource,
    view: {
      type: ['integer', 'string', 'null'],
      maxLength: 80,
      description: 'A saved view’s id, the name of a view of the definition, or null: none',
    },
  },
  required: ['resource', 'view'],
  additionalProperties: false,
};

const named = {
  type: 'object',
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
  required: ['id', 'name'],
  additionalProperties: false,
};
const answered = {
  id: { type: 'integer' },
  resource,
  ...content,
  search: { type: 'string' },
  role: { anyOf: [named, { type: 'null' }] },
  is_mine: { type: 'boolean' },
  may_change: { type: 'boolean' },
  is_partial: { type: 'boolean', description: 'Something of it is left out: a field is gone, or may not be seen by the reader' },
  updated_at: { type: 'string', format: 'date-time' },
};

/** What stands in `data` of a list of views. */
export const answerSchema = {
  type: 'object',
  properties: {
    list: { type: 'array', items: { type: 'object', properties: answered, required: Object.keys(answered), additionalProperties: false } },
    default: { type: ['integer', 'string', 'null'] },
    roles: { type: 'array', items: named, description: 'With whom the reader may share' },
  },
  required: ['list', 'default', 'roles'],
  additionalProperties: false,
} as const;
