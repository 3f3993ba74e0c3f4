import { crud, defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'taxes',
  label: ['Tax', 'Taxes'],
  labels: { ar: ['ضريبة', 'الضرائب'], es: ['Impuesto', 'Impuestos'] },
  icon: 'Percent',
  scope: 'establishment',
  title: 'name',
  endpoint: '/api/tax',
  permissions: crud('Taxes', 'Tax'),
  fields: {
    name: field.text({ required: true, max: 80, search: true, labels: { ar: 'الاسم', es: 'Nombre' } }),
    rate: field.decimal({ required: true, min: 0, scale: 3, labels: { ar: 'النسبة', es: 'Tasa' } }),
    type: field.enum(
      {
        percent: { label: 'Percentage', labels: { ar: 'نسبة مئوية', es: 'Porcentaje' } },
        fixed: { label: 'Fixed amount', labels: { ar: 'مبلغ ثابت', es: 'Importe fijo' } },
      },
      { required: true, default: 'percent', filter: true, labels: { ar: 'النوع', es: 'Tipo' } },
    ),
    inclusive: field.boolean({
      label: 'Included in prices',
      default: false,
      filter: true,
      help: 'The price on the menu already contains this tax',
      helps: { ar: 'السعر في القائمة يشمل هذه الضريبة', es: 'El precio de la carta ya contiene este impuesto' },
      labels: { ar: 'مشمولة في الأسعار', es: 'Incluido en los precios' },
    }),
    status: field.status(),
  },
  list: { columns: ['name', 'rate', 'type', 'inclusive', 'status'] },
  form: { dialog: true },
  rules: {
    check: [
      {
        that: { any: [{ type: 'fixed' }, { rate: { lte: 100 } }] },
        at: 'rate',
        message: 'A percentage is at most 100',
        messages: { ar: 'النسبة المئوية 100 على الأكثر', es: 'Un porcentaje es como máximo 100' },
      },
    ],
  },
  unique: [['name']],
  demo: {
    samples: [
      { name: 'Standard rate', rate: 20, inclusive: true },
      { name: 'Reduced rate', rate: 5, inclusive: true },
      { name: 'Zero rate', rate: 0 },
      { name: 'Carrier bag charge', rate: 0.1, type: 'fixed' },
    ],
  },
});
