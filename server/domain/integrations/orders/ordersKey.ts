import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import type { OrdersIn } from './ordersIn.ts';

/** Whose a sealed key is: for another connection, or anything else that is sealed, it does not open. */
export const ownerOfKey = (clientId: number, connection: number) => `${clientId}/orders/${connection}`;

/** Keeps the key by which a program signs its orders, sealed; null forgets it, and nothing is taken in from there any more. */
export async function keepKey({ tx, clientId, seal }: RecordWork, connection: number, key: string | null): Promise<void> {
  if (!seal) return;
  const sealed = key === null ? null : seal(key, ownerOfKey(clientId, connection));
  await sql`update public.third_party_integrations set orders_key = ${sealed}, orders_key_ending = ${key?.slice(-4) ?? null}
    where client_id = ${clientId} and id = ${connection}`.execute(tx);
}

/** Whether a program has signed what it sent. `address`: the whole one it was sent to. Takes as long for a wrong one as for a right one. */
export function isSigned(
  { over }: OrdersIn['signature'],
  key: string,
  sent: { address: string; body: Buffer; signature: string },
): boolean {
  const hmac = createHmac('sha256', key);
  if (over === 'address_and_body') hmac.update(sent.address);
  const right = hmac.update(sent.body).digest();
  const given = Buffer.from(sent.signature, 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}
