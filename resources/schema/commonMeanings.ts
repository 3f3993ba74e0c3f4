/**
 * What the figures mean that many reports show, by their English label: one meaning per figure, everywhere. A report's own `meanings` win.
 */
export const commonMeanings: Readonly<Record<string, { help: string; helps: { ar: string; es: string } }>> = {
  'Average order': {
    help: 'Net sales divided by transactions',
    helps: { ar: 'صافي المبيعات مقسومًا على عدد المعاملات', es: 'Ventas netas divididas por las transacciones' },
  },
  'Average price': {
    help: 'Gross sales divided by quantity',
    helps: { ar: 'إجمالي المبيعات مقسومًا على الكمية', es: 'Ventas brutas divididas por la cantidad' },
  },
  Discounts: {
    help: 'Line discounts and each line’s share of order discounts',
    helps: { ar: 'خصومات الأسطر ونصيب كل سطر من خصومات الطلب', es: 'Descuentos de línea y la parte de cada línea en los descuentos del pedido' },
  },
  'Gross sales': {
    help: 'Quantity × (price + modifiers), without tax that the price includes; voided lines left out',
    helps: {
      ar: 'الكمية × (السعر + الإضافات)، دون الضريبة التي يتضمنها السعر ودون الأسطر الملغاة',
      es: 'Cantidad × (precio + modificadores), sin el impuesto incluido en el precio y sin las líneas anuladas',
    },
  },
  'Net sales': {
    help: 'Gross sales − discounts − refunds',
    helps: { ar: 'إجمالي المبيعات − الخصومات − المبالغ المستردة', es: 'Ventas brutas − descuentos − reembolsos' },
  },
  Refunds: {
    help: 'Net amounts given back, on the day they were given back',
    helps: { ar: 'المبالغ الصافية المستردة، في يوم استردادها', es: 'Importes netos devueltos, en el día de la devolución' },
  },
  'Service charges': {
    help: 'Without their tax; never part of net sales',
    helps: { ar: 'دون ضريبتها؛ وليست من صافي المبيعات', es: 'Sin su impuesto; nunca forman parte de las ventas netas' },
  },
  Surcharges: {
    help: 'What was added for the way of paying; never part of net sales',
    helps: { ar: 'ما أضيف لقاء طريقة الدفع؛ وليس من صافي المبيعات', es: 'Lo añadido por la forma de pago; nunca forma parte de las ventas netas' },
  },
  Tax: {
    help: 'Tax on lines after discounts and on service charges, less what was given back',
    helps: {
      ar: 'ضريبة الأسطر بعد الخصم وضريبة رسوم الخدمة، ناقصًا ما أعيد',
      es: 'Impuesto de las líneas tras el descuento y de los cargos por servicio, menos lo devuelto',
    },
  },
  Tips: {
    help: 'What guests gave beside the amount due; never revenue',
    helps: { ar: 'ما قدمه الضيوف فوق المبلغ المستحق؛ وليست إيرادًا', es: 'Lo que los clientes dieron además del importe; nunca es ingreso' },
  },
  'Total collected': {
    help: 'Net sales + tax + service charges + surcharges + tips',
    helps: {
      ar: 'صافي المبيعات + الضريبة + رسوم الخدمة + الرسوم الإضافية + الإكراميات',
      es: 'Ventas netas + impuesto + cargos por servicio + recargos + propinas',
    },
  },
  'Total sales': {
    help: 'Net sales + tax + service charges + surcharges',
    helps: { ar: 'صافي المبيعات + الضريبة + رسوم الخدمة + الرسوم الإضافية', es: 'Ventas netas + impuesto + cargos por servicio + recargos' },
  },
  Transactions: {
    help: 'Orders paid in the period',
    helps: { ar: 'الطلبات المدفوعة في الفترة', es: 'Pedidos pagados en el período' },
  },
  'Voided amount': {
    help: 'What the voided lines would have cost, with the taxes that prices include',
    helps: {
      ar: 'ما كانت ستكلفه الأسطر الملغاة، مع الضرائب التي تتضمنها الأسعار',
      es: 'Lo que habrían costado las líneas anuladas, con los impuestos incluidos en los precios',
    },
  },
};
