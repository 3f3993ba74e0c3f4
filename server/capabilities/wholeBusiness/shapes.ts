/** What the descriptions of leaving and arriving businesses have in common. */
export const tag = 'Whole business';
export const text = { type: ['string', 'null'] };
export const count = { type: ['integer', 'null'] };
export const id = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };
