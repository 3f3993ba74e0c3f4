import purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';
import { readableFields } from '#/server/records/readableFields.ts';
import { readRecord } from '#/server/records/readRecord.ts';
import { rowScopeAt } from '#/server/records/rowScope.ts';

/** The items of one of the establishment's orders, as far as the caller may see of them. */
export const verb = defineVerb(purchaseOrders, 'items', async (work, input) => {
  const { tx, model, resource, caller } = work;
  const rowScope = rowScopeAt(caller, resource, work);
  const fields = new Map([...readableFields(caller, resource, rowScope)].filter(([name]) => name === 'id' || name === 'items'));
  const record = await readRecord(tx, model, resource, fields, rowScope, Number(input.purchase_order_id));
  return { data: { list: record.items } };
});
