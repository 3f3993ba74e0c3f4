import { valuesOf } from './values.ts';

/** How an order of some type is handed over. */
export const salesTypeBehaviours = valuesOf([
  ['dine_in', 'Dine in'],
  ['take_out', 'Take out'],
  ['delivery', 'Delivery'],
  ['curbside', 'Curbside'],
  ['drive_thru', 'Drive-thru'],
  ['in_store', 'In store'],
  ['none', 'None'],
]);

/** How far an order is. */
export const saleStatuses = valuesOf([
  ['draft', 'Draft', { tone: 'neutral' }],
  ['open', 'Open', { tone: 'info' }],
  ['partially_paid', 'Partially paid', { tone: 'warning' }],
  ['paid', 'Paid', { tone: 'success' }],
  ['closed', 'Closed', { tone: 'success' }],
  ['voided', 'Voided', { tone: 'error' }],
  ['cancelled', 'Cancelled', { tone: 'error' }],
  ['partially_refunded', 'Partially refunded', { tone: 'warning' }],
  ['refunded', 'Refunded', { tone: 'warning' }],
]);

/** How an order is paid for. */
export const paymentMethods = valuesOf([
  ['cash', 'Cash'],
  ['card', 'Card'],
  ['gift_card', 'Gift card'],
  ['loyalty', 'Loyalty'],
  ['other', 'Other'],
]);
