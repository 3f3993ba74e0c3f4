import { defineSettings, field } from '#resources/schema';

export default defineSettings({
  version: 1,
  name: 'tipping',
  label: 'Tipping',
  labels: { ar: 'الإكرامية', es: 'Propinas' },
  icon: 'VolunteerActivism',
  permission: 'Tip',
  fields: {
    enabled: field.boolean({ label: 'Ask for a tip', default: true, labels: { ar: 'طلب الإكرامية', es: 'Pedir propina' } }),
    basis: field.enum(
      {
        before_tax: { label: 'Before tax', labels: { ar: 'قبل الضريبة', es: 'Antes de impuestos' } },
        after_tax: { label: 'After tax', labels: { ar: 'بعد الضريبة', es: 'Después de impuestos' } },
      },
      { label: 'Reckoned on the amount', required: true, default: 'before_tax', labels: { ar: 'تحسب على المبلغ', es: 'Se calcula sobre el importe' } },
    ),
    first: field.percent({
      label: 'First suggestion',
      min: 0,
      max: 100,
      required: true,
      default: 15,
      labels: { ar: 'الاقتراح الأول', es: 'Primera sugerencia' },
    }),
    second: field.percent({
      label: 'Second suggestion',
      min: 0,
      max: 100,
      required: true,
      default: 18,
      labels: { ar: 'الاقتراح الثاني', es: 'Segunda sugerencia' },
    }),
    third: field.percent({
      label: 'Third suggestion',
      min: 0,
      max: 100,
      required: true,
      default: 20,
      labels: { ar: 'الاقتراح الثالث', es: 'Tercera sugerencia' },
    }),
    allow_custom: field.boolean({ label: 'Any other amount', default: true, labels: { ar: 'أي مبلغ آخر', es: 'Cualquier otro importe' } }),
    pooling: field.enum(
      {
        none: { label: 'Whoever served keeps it', labels: { ar: 'لمن قدم الخدمة', es: 'Para quien atendió' } },
        equal: { label: 'Shared equally', labels: { ar: 'توزع بالتساوي', es: 'A partes iguales' } },
        hours: { label: 'Shared by hours worked', labels: { ar: 'توزع حسب ساعات العمل', es: 'Según horas trabajadas' } },
      },
      { required: true, default: 'none', labels: { ar: 'التوزيع', es: 'Reparto' } },
    ),
  },
  rules: {
    check: [
      {
        that: { all: [{ first: { lte: { field: 'second' } } }, { second: { lte: { field: 'third' } } }] },
        at: 'third',
        message: 'The suggestions rise from first to third',
        messages: { ar: 'تتصاعد الاقتراحات من الأول إلى الثالث', es: 'Las sugerencias suben de la primera a la tercera' },
      },
    ],
  },
  preview: 'tipping',
  menu: { order: 60 },
});
