/** What a receipt itself says, in one language. */
export interface ReceiptWords {
  sample: string;
  order: string;
  receipt: string;
  server: string;
  table: string;
  guests: string;
  customer: string;
  tax_number: string;
  subtotal: string;
  discount: string;
  discounts: string;
  service_charge: string;
  tax: string;
  tax_on_service: string;
  surcharge: string;
  total: string;
  paid_back: string;
  due: string;
  tip: string;
  tip_suggestions: string;
}

const en: ReceiptWords = {
  sample: 'SAMPLE',
  order: 'Order',
  receipt: 'Receipt',
  server: 'Served by',
  table: 'Table',
  guests: 'Guests',
  customer: 'Customer',
  tax_number: 'Tax number',
  subtotal: 'Subtotal',
  discount: 'Discount',
  discounts: 'Discounts',
  service_charge: 'Service charge',
  tax: 'Tax',
  tax_on_service: 'Tax on the service charge',
  surcharge: 'Surcharge',
  total: 'Total',
  paid_back: 'Paid back',
  due: 'Still to pay',
  tip: 'Tip',
  tip_suggestions: 'A tip, if you like:',
};

const ar: ReceiptWords = {
  sample: 'نموذج',
  order: 'الطلب',
  receipt: 'الإيصال',
  server: 'خدمك',
  table: 'الطاولة',
  guests: 'الضيوف',
  customer: 'العميل',
  tax_number: 'الرقم الضريبي',
  subtotal: 'المجموع الفرعي',
  discount: 'خصم',
  discounts: 'الخصومات',
  service_charge: 'رسوم الخدمة',
  tax: 'الضريبة',
  tax_on_service: 'الضريبة على رسوم الخدمة',
  surcharge: 'رسوم إضافية',
  total: 'الإجمالي',
  paid_back: 'مبلغ مردود',
  due: 'المتبقي للدفع',
  tip: 'الإكرامية',
  tip_suggestions: 'إكرامية، إن شئت:',
};

const es: ReceiptWords = {
  sample: 'MUESTRA',
  order: 'Pedido',
  receipt: 'Recibo',
  server: 'Le atendió',
  table: 'Mesa',
  guests: 'Comensales',
  customer: 'Cliente',
  tax_number: 'Número fiscal',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  discounts: 'Descuentos',
  service_charge: 'Cargo por servicio',
  tax: 'Impuesto',
  tax_on_service: 'Impuesto del cargo por servicio',
  surcharge: 'Recargo',
  total: 'Total',
  paid_back: 'Devuelto',
  due: 'Pendiente de pago',
  tip: 'Propina',
  tip_suggestions: 'Una propina, si lo desea:',
};

/** The languages that receipts are written in. */
export const receiptWords: Readonly<Record<string, ReceiptWords>> = { en, ar, es };

/** A receipt's words in a language (`es`, `es-MX`), English where it has none. */
export function receiptWordsIn(locale: string): ReceiptWords {
  return receiptWords[locale.split('-')[0] ?? ''] ?? en;
}
