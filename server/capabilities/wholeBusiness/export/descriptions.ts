const tag = 'Whole business';
const STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'];
const time = { type: ['string', 'null'], format: 'date-time' };
const count = { type: ['integer', 'null'] };
const text = { type: ['string', 'null'] };
const id = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };

/** What the calls that take a whole business along say of themselves. */
export const describes = {
  start: {
    tag,
    summary: 'Write everything of a business into one file: its records, the facts behind its reports, its uploads',
    body: {
      type: 'object',
      properties: { client_id: { type: 'integer', minimum: 1, description: 'Of super-admins: which business. Nobody else names one' } },
      additionalProperties: false,
    },
    data: id,
    refusals: [404, 429],
  },
  own: {
    tag,
    summary: "The caller's latest exports of whole businesses, the newest first",
    data: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          client_id: { type: 'integer' },
          status: { enum: STATUSES },
          progress: { type: 'integer' },
          created_at: { type: 'string', format: 'date-time' },
          expires_at: time,
          name: text,
          bytes: count,
          rows: count,
          files: count,
          message: text,
        },
      },
    },
  },
  cancel: { tag, summary: 'Give an export of a whole business up', data: id, refusals: [404, 409] },
  download: {
    tag,
    summary: 'The file of a completed export of a whole business',
    answer: { 'application/zip': { type: 'string', format: 'binary' } },
    refusals: [404, 409],
  },
};
