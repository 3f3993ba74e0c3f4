import { JOB_STATUSES } from '#/model/values/jobStatuses.ts';
import { count, id, tag, text } from '../shapes.ts';

/** What the calls that fill an empty business from an export say of themselves. */
export const describes = {
  begin: {
    tag,
    summary: 'Begin to upload an export of a whole business; its bytes follow in pieces',
    data: { type: 'object', properties: { file: { type: 'string' } }, required: ['file'] },
    status: 201,
  },
  piece: {
    tag,
    summary: 'The next piece of an export of a whole business, as it is: at most 8 MB',
    query: { offset: { type: 'integer', minimum: 0, description: 'Where in the file the piece begins' } },
    data: { type: 'object', properties: { bytes: { type: 'integer' } }, required: ['bytes'] },
    refusals: [404, 409, 413, 422],
  },
  start: {
    tag,
    summary: 'Fill the empty business of the caller from an uploaded export: all of it, or nothing',
    body: { type: 'object', properties: { file: { type: 'string', maxLength: 80 } }, required: ['file'], additionalProperties: false },
    data: id,
    refusals: [404, 409],
  },
  state: {
    tag,
    summary: 'Whether the business can start from an export, and the latest tries',
    data: {
      type: 'object',
      properties: {
        is_empty: { type: 'boolean' },
        max_bytes: { type: 'integer' },
        runs: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              id: { type: 'integer' },
              status: { enum: JOB_STATUSES },
              progress: { type: 'integer' },
              created_at: { type: 'string', format: 'date-time' },
              business: text,
              rows: count,
              files: count,
              message: text,
            },
          },
        },
      },
      required: ['is_empty', 'max_bytes', 'runs'],
    },
  },
  cancel: { tag, summary: 'Give an import up: the business is empty again', data: id, refusals: [404, 409] },
};
