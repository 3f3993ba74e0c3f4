import type { FastifyInstance } from 'fastify';
import type { Limits } from '#/server/config/limits.ts';
import { readSender } from '#/server/config/sender.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { carrierOf } from './carrier.ts';
import { normalPost, openPost, type Post, type PostSettings } from './post.ts';

export type { Post } from './post.ts';

export interface MailOptions {
  jobs: Jobs;
  /** The mail server; unset: letters become files in `dataDir`/outbox. */
  smtpUrl?: string | undefined;
  /** `Name <name@example.com>`. */
  from?: string | undefined;
  dataDir: string;
  /** For tests: other pauses between tries. */
  settings?: PostSettings | undefined;
  limits?: Limits;
}

/** Letters from the host. Throws an Error where the sender cannot be read. */
export function mail(
  app: FastifyInstance,
  { jobs, smtpUrl, from = defaultSender, dataDir, settings = normalPost, limits }: MailOptions,
): Post {
  const sender = readSender(from);
  if (!sender) throw new Error(`MAIL_FROM '${from}' is no sender: write it like Countinghouse <no-reply@example.com>`);
  const carrier = carrierOf({ smtpUrl, from: sender, dataDir });
  app.addHook('onReady', async () => {
    app.log.info(
      smtpUrl === undefined
        ? `There is no mail server (SMTP_URL): letters are kept in ${carrier.place}`
        : `Letters leave by ${carrier.place}`,
    );
  });
  return openPost(jobs, carrier, app.log, settings, limits);
}

/** Good for a host without a mail server. */
const defaultSender = 'Countinghouse <no-reply@localhost>';
