import type { FastifyInstance } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { countGivenUp, SEND_GIVEN_UP } from '#/server/foundation/mail/givenUpEmails.ts';
import { emailsAgainSchema, operationsSchema } from './operationsSchema.ts';
import { type OperationsParts, readOperations } from './readOperations.ts';

const describes = {
  tag: 'Platform',
  summary: 'How the installation is: its processes, database, disk, jobs, e-mails and webhooks, and what is not well',
  data: operationsSchema,
};

const describesAgain = {
  tag: 'Platform',
  summary: 'Send again what was given up as no mail server took it, within the last week: e-mails of all businesses',
  data: emailsAgainSchema,
};

/**
 * For super-admins alone: GET /api/admin/operations, what whoever runs the installation looks at, and POST
 * /api/admin/operations/send-emails-again, for when a mail server that was away is back.
 */
export function operations(app: FastifyInstance, { jobs, ...parts }: OperationsParts & { jobs: Jobs }): void {
  app.get('/api/admin/operations', { config: { permission: 'SuperAdminDashboard', describes } }, async ({ language }) =>
    success(await readOperations(parts, language)),
  );
  app.post(
    '/api/admin/operations/send-emails-again',
    { config: { permission: 'SuperAdminEmailSendAgain', describes: describesAgain } },
    async ({ caller, log }) => {
      const { all: emails } = await countGivenUp(parts.database);
      if (!emails) return success({ emails }, say('jobs.no_emails_again'));
      // One at a time: asked twice, each email is queued once all the same.
      await jobs.enqueue(SEND_GIVEN_UP, {}, { clientId: PLATFORM_CLIENT, userId: caller.userId }, { key: 'all' });
      log.info({ emails, by: caller.name }, 'e-mails that were given up are sent again');
      return success({ emails }, say('jobs.emails_again', { smart_count: emails }));
    },
  );
}
