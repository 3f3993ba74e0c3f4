import type { FastifyInstance } from 'fastify';
import { setUpSteps } from '#/resources/reference/setUpSteps.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { readBusiness, readSteps, YOUNG_DAYS } from './readSetUp.ts';

const tag = 'Session';
const text = { type: ['string', 'null'] };
const data = {
  type: 'object',
  required: ['country', 'currency', 'business_kind', 'steps'],
  properties: {
    country: { ...text, description: 'ISO 3166-1 alpha-2' },
    currency: { ...text, description: 'ISO 4217' },
    business_kind: { ...text, description: 'One of the list business_kind' },
    steps: {
      type: 'array',
      description: `Of those that the caller may do. None once the business is older than ${YOUNG_DAYS} days.`,
      items: {
        type: 'object',
        required: ['name', 'is_done'],
        properties: { name: { enum: setUpSteps.map(({ name }) => name) }, is_done: { type: 'boolean' } },
      },
    },
  },
};
const describes = { tag, summary: 'What a business said of itself when it registered, and how far its set-up is', data };

/**
 * GET /api/set-up: what a new business is, and what of its first steps is done, counted when it is asked for. A business that is no longer
 * young costs one look at its own record.
 */
export function setUp(app: FastifyInstance, { database }: { database: Database }): void {
  const permission = setUpSteps.map((step) => step.permission);
  app.get('/api/set-up', { config: { permission, allows: ({ caller }) => !caller.isPlatform, describes } }, async ({ caller }) => {
    const { is_young: isYoung, ...said } = await readBusiness(database, caller.clientId);
    return success({ ...said, steps: isYoung ? await readSteps(database, caller) : [] });
  });
}
