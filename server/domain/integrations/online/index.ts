import type { FastifyInstance } from 'fastify';
import type { Model } from '#/model/language/model.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import type { ProgramHost } from './programApi.ts';
import { programRoutes } from './programRoutes.ts';
import { revokeRights } from './revoke.ts';
import { sendDaily } from './sendDaily.ts';
import { NORMAL_PAUSES_MS, sendJournals } from './sendJournal.ts';

export interface OnlineOptions extends ProgramHost {
  model: Model;
  jobs: Jobs;
  publicUrl: string | undefined;
  /** For tests: the pauses after tries that had no answer. */
  pausesMs?: readonly number[] | undefined;
}

const LOOK_EVERY_MS = 15 * 60_000;

/** Accounting programs that are reached over the network. */
export function onlineIntegrations(app: FastifyInstance, { pausesMs = NORMAL_PAUSES_MS, ...parts }: OnlineOptions): void {
  programRoutes(app, parts);
  revokeRights(parts);
  sendJournals({ ...parts, pausesMs, log: app.log });
  parts.jobs.every('integrations.daily', LOOK_EVERY_MS, () => sendDaily(parts));
}
