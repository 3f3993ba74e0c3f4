import { sql } from 'kysely';
import type { Hooks } from '#/server/crud/hooks.ts';
import { conflict } from '#/server/plugins/apiError.ts';

/** What a business sold is never deleted by the way. */
export const hooks: Hooks = {
  async beforeDelete(record, { tx }) {
    const { rows } = await sql<{ orders: number }>`select count(*) as orders from public.orders where client_id = ${record.id}`.execute(tx);
    const orders = Number(rows[0]?.orders ?? 0);
    if (orders > 0) throw conflict(refusalOf(String(record.name), orders));
  },
};

const refusalOf = (name: string, orders: number) =>
  `'${name}' has ${orders} ${orders === 1 ? 'order' : 'orders'}: make it inactive instead, or have everything of it removed with 'Remove business'`;
