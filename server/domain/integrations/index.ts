import type { FastifyInstance } from 'fastify';
import { catalogueRoutes } from './catalogueRoutes.ts';
import { type OnlineOptions, onlineIntegrations } from './online/index.ts';
import { type OrdersHost, ordersOfPrograms } from './orders/index.ts';

export interface IntegrationOptions extends OnlineOptions, Pick<OrdersHost, 'callsPerMinute' | 'observe'> {}

/** Other programs: what can be connected, those that are reached over the network, and those whose orders come in. */
export async function integrations(app: FastifyInstance, { callsPerMinute, observe, ...options }: IntegrationOptions): Promise<void> {
  const { database, model, publicUrl, open } = options;
  catalogueRoutes(app, { database });
  onlineIntegrations(app, options);
  await ordersOfPrograms(app, { database, model, publicUrl, open, callsPerMinute, observe });
}
