import { defineSettings, field } from '#resources/schema';

export default defineSettings({
  version: 1,
  name: 'loyalty',
  label: 'Loyalty',
  labels: { ar: 'الولاء', es: 'Fidelización' },
  icon: 'Loyalty',
  permission: 'LoyaltySettings',
  fields: {
    enabled: field.boolean({ label: 'Points are collected', default: false, labels: { ar: 'جمع النقاط', es: 'Se acumulan puntos' } }),
    points_per_unit: field.decimal({
      label: 'Points for each unit of money',
      min: 0,
      max: 1000,
      scale: 2,
      default: 1,
      labels: { ar: 'النقاط لكل وحدة نقدية', es: 'Puntos por unidad de dinero' },
    }),
    count_tax: field.boolean({ label: 'Tax counts', default: false, labels: { ar: 'تحتسب الضريبة', es: 'Los impuestos cuentan' } }),
    visit_minimum: field.money({ label: 'A visit counts from', min: 0, labels: { ar: 'تحتسب الزيارة ابتداء من', es: 'Una visita cuenta desde' } }),
    welcome_points: field.integer({ min: 0, max: 100_000, default: 0, labels: { ar: 'نقاط الترحيب', es: 'Puntos de bienvenida' } }),
    birthday_points: field.integer({ min: 0, max: 100_000, default: 0, labels: { ar: 'نقاط عيد الميلاد', es: 'Puntos de cumpleaños' } }),
    expires_after_months: field.integer({
      label: 'Points expire after months without a visit',
      min: 1,
      max: 120,
      help: 'Empty: never',
      helps: { ar: 'فارغ: لا تنتهي', es: 'Vacío: nunca' },
      labels: { ar: 'تنتهي النقاط بعد أشهر دون زيارة', es: 'Los puntos caducan tras meses sin visita' },
    }),
  },
  menu: { order: 90 },
});
