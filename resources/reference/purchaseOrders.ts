import { valuesOf } from './values.ts';

/** What a purchase order is for. */
export const purchaseOrderTypes = valuesOf([
  ['standard', 'Standard', 'عادي', 'Estándar'],
  ['special_order', 'Special order', 'طلب خاص', 'Pedido especial'],
  ['vendor_return', 'Vendor return', 'إرجاع إلى المورّد', 'Devolución al proveedor'],
]);

/** How far a purchase order is. */
export const purchaseOrderStatuses = valuesOf([
  ['draft', 'Draft', 'مسودة', 'Borrador', { tone: 'neutral' }],
  ['ordered', 'Ordered', 'تم الطلب', 'Pedido', { tone: 'info' }],
  ['partially_received', 'Partially received', 'مستلم جزئيًا', 'Recibido en parte', { tone: 'warning' }],
  ['received', 'Received', 'مستلم', 'Recibido', { tone: 'success' }],
  ['closed', 'Closed', 'مغلق', 'Cerrado', { tone: 'neutral' }],
  ['cancelled', 'Cancelled', 'ملغى', 'Cancelado', { tone: 'error' }],
]);

/** How far one item of a purchase order is. */
export const purchaseOrderItemStatuses = valuesOf([
  ['pending', 'Pending', 'قيد الانتظار', 'Pendiente', { tone: 'neutral' }],
  ['partially_received', 'Partially received', 'مستلم جزئيًا', 'Recibido en parte', { tone: 'warning' }],
  ['received', 'Received', 'مستلم', 'Recibido', { tone: 'success' }],
  ['over_received', 'Over-received', 'مستلم بزيادة', 'Recibido de más', { tone: 'warning' }],
  ['rejected', 'Rejected', 'مرفوض', 'Rechazado', { tone: 'error' }],
  ['cancelled', 'Cancelled', 'ملغى', 'Cancelado', { tone: 'error' }],
]);
