import type { FastifyInstance } from 'fastify';
import { ConfigError } from '#/server/config/config.ts';
import { catalogueRoutes } from './catalogueRoutes.ts';
import { accountingOf, ordersOf } from './connectors.ts';
import { type OnlineOptions, onlineIntegrations } from './online/index.ts';
import { type OrdersParts, ordersOfPrograms } from './orders/index.ts';

export interface IntegrationOptions extends OnlineOptions, Pick<OrdersParts, 'callsPerMinute' | 'observe'> {}

/**
 * Other programs: what can be connected, those that are reached over the network, and those whose orders come in. @throws ConfigError where
 * the environment names one that there is not
 */
export async function integrations(app: FastifyInstance, { callsPerMinute, observe, ...options }: IntegrationOptions): Promise<void> {
  const { database, model, publicUrl, open, jobs, fetchOutside, apps } = options;
  refuseUnknown(apps);
  catalogueRoutes(app, { database });
  onlineIntegrations(app, options);
  const parts = { database, model, publicUrl, open, jobs, fetchOutside, apps };
  await ordersOfPrograms(app, { ...parts, log: app.log, callsPerMinute, observe });
}

function refuseUnknown(apps: OnlineOptions['apps']): void {
  const problems = Object.entries(apps).flatMap(([name, { clientId }]) => {
    const prefix = `CONNECT_${name.toUpperCase()}_`;
    if (accountingOf(name)) return clientId ? [] : [`${prefix}CLIENT_ID and ${prefix}CLIENT_SECRET are missing: set them`];
    return ordersOf(name)?.fetched ? [] : [`${prefix}… names no program that can be connected: remove it`];
  });
  if (problems.length) throw new ConfigError(problems.join('\n'));
}
