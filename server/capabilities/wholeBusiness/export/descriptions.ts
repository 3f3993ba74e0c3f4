import { JOB_STATUSES } from '#/model/values/jobStatuses.ts';
import { count, id, tag, text } from '../shapes.ts';

const time = { type: ['string', 'null'], format: 'date-time' };

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
          status: { enum: JOB_STATUSES },
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
