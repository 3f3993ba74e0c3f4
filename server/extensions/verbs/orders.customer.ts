import { sql } from 'kysely';
import orders from '#/resources/sales/orders.ts';
import { knownCustomers } from '#/server/domain/sales/customers.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Gives the order to a customer of the same business, under the name they have now, or (null) to nobody. */
export const verb = defineVerb(orders, 'customer', async ({ tx, clientId }, { customer_id }, record) => {
  const customer = customer_id === null || customer_id === undefined ? null : Number(customer_id);
  const known = await knownCustomers(tx, clientId, [customer]);
  const name = customer === null ? null : known.get(customer) || null;
  await sql`update public.orders set customer = ${customer}, customer_name = ${name} where client_id = ${clientId}
    and id = ${record.id}`.execute(tx);
  return undefined;
});
