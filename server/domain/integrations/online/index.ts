import type { FastifyInstance } from 'fastify';
import type { Model } from '#/model/language/model.ts';
import { ConfigError } from '#/server/config/config.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { accountingOf } from '../connectors.ts';
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

/** Accounting programs that are reached over the network. @throws ConfigError where the environment names one that there is not */
export function onlineIntegrations(app: FastifyInstance, { pausesMs = NORMAL_PAUSES_MS, ...parts }: OnlineOptions): void {
  const unknown = Object.keys(parts.apps).filter((name) => !accountingOf(name));
  if (unknown.length)
    throw new ConfigError(
      unknown.map((name) => `CONNECT_${name.toUpperCase()}_… names no program that can be connected: remove it`).join('\n'),
    );
  programRoutes(app, parts);
  revokeRights(parts);
  sendJournals({ ...parts, pausesMs, log: app.log });
  parts.jobs.every('integrations.daily', LOOK_EVERY_MS, () => sendDaily(parts));
}
