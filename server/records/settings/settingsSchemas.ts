import type { Model } from '#/model/language/model.ts';

/** The body of a read. */
export function getSchema(model: Model) {
  const kind = { enum: Object.keys(model.settings) };
  return {
    type: 'object',
    title: 'Settings request',
    required: ['establishment_id', 'kind'],
    properties: { establishment_id: { type: 'integer', minimum: 1 }, kind },
    additionalProperties: false,
  };
}

/** The body of a save; `values` is validated by the kind's definition. */
export function saveSchema(model: Model) {
  const { properties, required, ...rest } = getSchema(model);
  const more = { values: { type: 'object' }, updated_at: { type: ['string', 'null'], format: 'date-time' } };
  return { ...rest, required: [...required, 'values'], properties: { ...properties, ...more } };
}

/** What stands in `data`. */
export const settingsAnswer = {
  type: 'object',
  required: ['kind', 'values', 'updated_at'],
  properties: { kind: { type: 'string' }, values: { type: 'object' }, updated_at: { type: ['string', 'null'], format: 'date-time' } },
};
