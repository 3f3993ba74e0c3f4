import { readRecord } from '#/server/crud/readRecord.ts';
import type { VerbFunction } from '#/server/crud/verbFunctions.ts';

/** The items of one of the establishment's orders. */
export const perform: VerbFunction = async ({ tx, model, resource, clientId, establishmentId }, input) => {
  const fields = new Map(Object.entries(resource.allFields).filter(([name]) => name === 'id' || name === 'items'));
  const reach = { clientId, establishments: establishmentId === null ? ('all' as const) : [establishmentId] };
  const record = await readRecord(tx, model, resource, fields, reach, Number(input.purchase_order_id));
  return { data: { list: record.items } };
};
