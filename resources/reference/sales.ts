import { valuesOf } from './values.ts';

/** How an order of some type is handed over. */
export const salesTypeBehaviours = valuesOf([
  ['dine_in', 'Dine in', 'داخل المطعم', 'En el local'],
  ['take_out', 'Take out', 'سفري', 'Para llevar'],
  ['delivery', 'Delivery', 'توصيل', 'A domicilio'],
  ['curbside', 'Curbside', 'استلام من السيارة', 'Recogida en la acera'],
  ['drive_thru', 'Drive-thru', 'خدمة السيارات', 'Autoservicio'],
  ['in_store', 'In store', 'داخل المتجر', 'En la tienda'],
  ['none', 'None', 'بدون', 'Ninguno'],
]);

/** How far an order is. */
export const saleStatuses = valuesOf([
  ['draft', 'Draft', 'مسودة', 'Borrador', { tone: 'neutral' }],
  ['open', 'Open', 'مفتوح', 'Abierto', { tone: 'info' }],
  ['partially_paid', 'Partially paid', 'مدفوع جزئيًا', 'Pagado en parte', { tone: 'warning' }],
  ['paid', 'Paid', 'مدفوع', 'Pagado', { tone: 'success' }],
  ['closed', 'Closed', 'مغلق', 'Cerrado', { tone: 'success' }],
  ['voided', 'Voided', 'مُبطل', 'Anulado', { tone: 'error' }],
  ['cancelled', 'Cancelled', 'ملغى', 'Cancelado', { tone: 'error' }],
  ['partially_refunded', 'Partially refunded', 'مسترد جزئيًا', 'Reembolsado en parte', { tone: 'warning' }],
  ['refunded', 'Refunded', 'مسترد', 'Reembolsado', { tone: 'warning' }],
]);

/** How an order is paid for. */
export const paymentMethods = valuesOf([
  ['cash', 'Cash', 'نقدًا', 'Efectivo'],
  ['card', 'Card', 'بطاقة', 'Tarjeta'],
  ['gift_card', 'Gift card', 'بطاقة هدية', 'Tarjeta de regalo'],
  ['loyalty', 'Loyalty', 'ولاء', 'Fidelización'],
  ['other', 'Other', 'أخرى', 'Otro'],
]);
