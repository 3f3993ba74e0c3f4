import { businessKinds } from './businessKinds.ts';
import { colors } from './colors.ts';
import { expenseTypes } from './expenseTypes.ts';
import { hardwareTypes } from './hardwareTypes.ts';
import { integrations } from './integrations.ts';
import { purchaseOrderItemStatuses, purchaseOrderStatuses, purchaseOrderTypes } from './purchaseOrders.ts';
import { paymentMethods, saleStatuses, salesTypeBehaviours } from './sales.ts';
import { uom } from './uom.ts';
import { type ReferenceValue, valuesOf } from './values.ts';

const giftCardTypes = valuesOf([
  ['physical', 'Physical'],
  ['digital', 'Digital'],
]);

/** The reference lists by the names of specification §3, as `GET /api/constants` gives them. */
export const referenceLists = {
  colors,
  uom,
  hardware_type: hardwareTypes,
  expense_type: expenseTypes,
  po_type: purchaseOrderTypes,
  po_status: purchaseOrderStatuses,
  po_item_status: purchaseOrderItemStatuses,
  sales_type_behaviour: salesTypeBehaviours,
  gift_card_type: giftCardTypes,
  sale_status: saleStatuses,
  payment_method: paymentMethods,
  integration: integrations,
  business_kind: businessKinds,
} as const satisfies Readonly<Record<string, readonly ReferenceValue[]>>;

export type ReferenceListName = keyof typeof referenceLists;
