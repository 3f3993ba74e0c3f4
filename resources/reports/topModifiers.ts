import { defineReport, field } from '#resources/schema';

export default defineReport({
  version: 1,
  name: 'top-modifiers',
  label: 'Top modifiers',
  labels: { ar: 'أفضل الإضافات', es: 'Modificadores principales' },
  help: 'The modifiers that bring in most',
  helps: { ar: 'الإضافات الأكثر جلبًا للمبيعات', es: 'Los modificadores que más aportan' },
  icon: 'Tune',
  permission: 'TopModifiers',
  endpoint: '/api/top-modifiers/list',
  columns: {
    name: field.text({ label: 'Modifier' }),
    item_qty: field.quantity({ label: 'Quantity' }),
    gross_amount: field.money({ label: 'Gross sales' }),
    discount_amount: field.money({ label: 'Discounts' }),
    net_amount: field.money({ label: 'Net sales' }),
    net_percentage_all: field.percent({ label: '% of net', min: -100 }),
  },
  title: 'name',
  sort: { field: 'net_amount', order: 'desc' },
  top: [10, 25, 50, 100],
  totals: ['item_qty', 'gross_amount', 'discount_amount', 'net_amount', 'net_percentage_all'],
  chart: { type: 'bar', category: 'name', values: ['net_amount'], top: 10 },
  drill: ['item_qty', 'gross_amount', 'discount_amount', 'net_amount'],
  meanings: {
    gross_amount: {
      help: 'What modifiers added to the prices of what was sold, less what was given back',
      helps: { ar: 'ما أضافته الإضافات إلى أسعار ما بيع، ناقصًا ما أعيد', es: 'Lo que los modificadores añadieron a los precios, menos lo devuelto' },
    },
    net_amount: { help: 'Gross sales − discounts', helps: { ar: 'إجمالي المبيعات − الخصومات', es: 'Ventas brutas − descuentos' } },
  },
  menu: { order: 60 },
});
