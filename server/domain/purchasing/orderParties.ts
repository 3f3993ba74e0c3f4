import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** Whose order a document is of. */
export interface OrderOwner {
  clientId: number;
  establishmentId: number;
}

/** Where goods come to and whom the order is from; null for what is not known. */
export interface OrderingEstablishment {
  title: string;
  email: string | null;
  address: string | null;
  phone: string | null;
  /** As uploads are addressed. */
  logo: string | null;
  currency: string;
  timezone: string;
}

/** Whom an order goes to; null for what is not known. */
export interface OrderVendor {
  name: string;
  contact_person_name: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  payment_terms: string | null;
  tax_id: string | null;
}

/** The establishment of an order. */
export async function readOrderingEstablishment(
  tx: Transaction,
  { clientId, establishmentId }: OrderOwner,
): Promise<OrderingEstablishment> {
  const { rows } = await sql<OrderingEstablishment>`
    select title, email, address, phone, logo, currency, timezone from tenant.establishments
    where client_id = ${clientId} and id = ${establishmentId}`.execute(tx);
  if (!rows[0]) throw new Error(`There is no establishment ${establishmentId} of client ${clientId}`);
  return rows[0];
}

/** The vendor of an order. */
export async function readVendor(tx: Transaction, clientId: number, id: number): Promise<OrderVendor> {
  const { rows } = await sql<OrderVendor>`
    select name, contact_person_name, email, phone, address, payment_terms, tax_id from tenant.vendors
    where client_id = ${clientId} and id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error(`There is no vendor ${id} of client ${clientId}`);
  return rows[0];
}
