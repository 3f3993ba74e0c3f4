import type { FastifyInstance } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { forbidden, notFound, tooMany } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { rawBodies, rawBodyOf } from '#/server/foundation/http/rawBody.ts';
import { bouncedAs } from '../failures.ts';
import type { Mailer } from '../mailer.ts';
import { queuedBefore } from '../sentAgain.ts';
import { bounceEmail } from '../sentEmails.ts';
import type { BounceAddresses } from './bounceAddresses.ts';
import { readReturned } from './bounceNotice.ts';

/** What bounces need. */
export interface BounceOptions {
  database: Database;
  mailer: Mailer;
  /** Undefined where emails leave with the sender's own address to come back to. */
  addresses: BounceAddresses | undefined;
}

const PER_MINUTE = 600;
/** With the message that came back in it. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Where a mail server hands over what comes back of emails, as it came (`docs/bounces.md`). Its address says of which email it is, and is
 * signed by this host; what is no notice of failure is taken and forgotten, as sending it again would change nothing.
 */
export async function bounces(app: FastifyInstance, { database, mailer, addresses }: BounceOptions): Promise<void> {
  await app.register(async (scope) => {
    rawBodies(scope);
    scope.post(
      '/api/email-bounces',
      {
        bodyLimit: MOST_BYTES,
        config: {
          public: true,
          rateLimit: {
            max: PER_MINUTE,
            timeWindow: '1 minute',
            allowList: () => false,
            keyGenerator: (request) => `bounces ${request.ip}`,
            errorResponseBuilder: (_request, { ttl }) => tooMany(ttl / 1000, say('access.too_many_calls', { most: PER_MINUTE })),
          },
          describes: {
            tag: 'E-mails',
            summary: 'An e-mail that came back',
            description:
              'The message as it came by mail (RFC 5322), handed over by the mail server that takes the addresses of `MAIL_BOUNCES`. `noted`: the sent e-mail says now that it came back.',
            body: { type: 'string', description: 'The whole message, `message/rfc822`' },
            data: { type: 'object', properties: { noted: { type: 'boolean' } }, required: ['noted'] },
            refusals: [403, 404, 429],
          },
        },
      },
      async (request) => {
        if (!addresses) throw notFound(say('emails.no_bounces'));
        const returned = await readReturned(rawBodyOf(request));
        const key = returned?.addresses.map((one) => addresses.read(one)).find((one) => one !== undefined);
        if (!key) throw forbidden(say('emails.not_ours'));
        if (!returned?.notice) return success({ noted: false });
        const { notice } = returned;
        const queued = await database.tenant(key.clientId, async (tx) => {
          const recipient = await bounceEmail(tx, key, (address) => bouncedAs(notice, address));
          return recipient === undefined ? undefined : ((await queuedBefore(tx, key.clientId, key.id)) ?? null);
        });
        if (queued) await mailer.cameBack(queued.kind, queued.payload);
        return success({ noted: queued !== undefined });
      },
    );
  });
}
