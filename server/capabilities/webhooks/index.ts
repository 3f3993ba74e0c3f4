import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { EmailLooks } from '#/server/domain/emailLooks/index.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { forgetOverAll } from '#/server/foundation/database/overAll.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { Courier, type CourierSettings, normalCourier } from './courier.ts';
import { stopEmails } from './stopEmails.ts';
import type { WebhookHost } from './webhookHost.ts';

export interface WebhookOptions extends WebhookHost {
  jobs: Jobs;
  publicUrl?: string | undefined;
  looks: EmailLooks;
  /** For tests: pauses of their own. */
  settings?: Partial<CourierSettings> | undefined;
}

const FORGET_EVERY_MS = 3_600_000;
/** How long the log of deliveries is kept. */
const KEPT_DAYS = 30;

/** What happened is told to other programs: caught with each write (`foundation/activity`), carried by a courier wherever jobs are done. */
export function webhooks(app: FastifyInstance, { jobs, publicUrl, looks, settings, ...host }: WebhookOptions): void {
  const courier = new Courier(host, app.log, { ...normalCourier, ...settings });
  stopEmails({ ...host, publicUrl, looks });
  jobs.every('webhooks.forget', FORGET_EVERY_MS, () => forgetDeliveries(host.database));
  if (!jobs.doneHere) return;
  app.addHook('onReady', async () => courier.start());
  app.addHook('onClose', () => courier.stop());
}

/** Forgets deliveries that are older than the log is kept, whatever became of them, and the events that nothing is left of. */
export async function forgetDeliveries(database: Database): Promise<void> {
  const old = sql`created_at < now() - ${KEPT_DAYS} * interval '1 day'`;
  await forgetOverAll(database, 'webhook_deliveries', old);
  await forgetOverAll(database, 'webhook_events', old);
}
