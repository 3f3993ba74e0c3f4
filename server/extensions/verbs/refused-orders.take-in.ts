import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { present } from '#/model/values/shapes.ts';
import refusedOrders from '#/resources/settings/refusedOrders.ts';
import { ordersOf } from '#/server/domain/integrations/connectors.ts';
import { reasonOf } from '#/server/domain/integrations/orders/refusedOrders.ts';
import { takeInOrders } from '#/server/domain/integrations/orders/takeInOrders.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import { defineVerb, type RecordWork } from '#/server/records/extensionPoints.ts';

/** Takes an order in as it was sent, now that what was wrong here has been put right. @throws ApiError 409 where it is refused again */
export const verb = defineVerb(refusedOrders, 'take-in', async (work, _input, { id, integration, connection }) => {
  const { tx, model, clientId, establishmentId, caller, by, now } = work;
  const orders = ordersOf(integration);
  const document = await documentOf(work, id);
  if (!orders || connection === null || document === null) throw conflict(say('connected.not_kept'));
  const establishment = present(await ownEstablishment(tx, clientId, establishmentId), 'establishment of a refused order');
  const found = orders.read(JSON.parse(document), { decimals: establishment.decimals, location: null });
  const [taken] = await takeInOrders(
    {
      ...{ tx, model, establishment, now, connection: { id: connection, program: integration } },
      by: by ?? { userId: caller.userId || null, name: caller.name, address: null },
    },
    found.orders,
  );
  if (taken?.status === 'rejected') throw conflict(say('connected.refused_again', { reason: reasonOf(taken) }));
  return undefined;
});

/** A reader of records never sees it. */
async function documentOf({ tx, clientId }: RecordWork, id: number): Promise<string | null> {
  const { rows } = await sql<{ document: string | null }>`
    select document from tenant.refused_orders where client_id = ${clientId} and id = ${id}`.execute(tx);
  return rows[0]?.document ?? null;
}
