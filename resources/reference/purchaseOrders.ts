import { valuesOf } from './values.ts';

/** What a purchase order is for. */
export const purchaseOrderTypes = valuesOf([
  ['standard', 'Standard'],
  ['special_order', 'Special order'],
  ['vendor_return', 'Vendor return'],
]);

/** How far a purchase order is. */
export const purchaseOrderStatuses = valuesOf([
  ['draft', 'Draft', { tone: 'neutral' }],
  ['ordered', 'Ordered', { tone: 'info' }],
  ['partially_received', 'Partially received', { tone: 'warning' }],
  ['received', 'Received', { tone: 'success' }],
  ['closed', 'Closed', { tone: 'neutral' }],
  ['cancelled', 'Cancelled', { tone: 'error' }],
]);

/** How far one item of a purchase order is. */
export const purchaseOrderItemStatuses = valuesOf([
  ['pending', 'Pending', { tone: 'neutral' }],
  ['partially_received', 'Partially received', { tone: 'warning' }],
  ['received', 'Received', { tone: 'success' }],
  ['over_received', 'Over-received', { tone: 'warning' }],
  ['rejected', 'Rejected', { tone: 'error' }],
  ['cancelled', 'Cancelled', { tone: 'error' }],
]);
