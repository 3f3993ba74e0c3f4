import { crud, defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'loyalty-rewards',
  label: ['Loyalty reward', 'Loyalty rewards'],
  labels: { ar: ['مكافأة ولاء', 'مكافآت الولاء'], es: ['Recompensa', 'Recompensas'] },
  icon: 'EmojiEvents',
  scope: 'client',
  title: 'name',
  endpoint: '/api/loyalty-program',
  permissions: crud('LoyaltyRewards', 'LoyaltyReward'),
  heldIn: 'everywhere',
  fields: {
    name: field.text({ required: true, max: 80, search: true }),
    reward_type: field.enum(
      {
        amount_off: { label: 'Amount off', labels: { ar: 'خصم مبلغ', es: 'Importe de descuento' } },
        percent_off: { label: 'Percentage off', labels: { ar: 'خصم نسبة', es: 'Porcentaje de descuento' } },
        free_item: { label: 'Free item', labels: { ar: 'صنف مجاني', es: 'Artículo gratis' } },
      },
      { required: true, default: 'percent_off', filter: true, labels: { ar: 'نوع المكافأة', es: 'Tipo de recompensa' } },
    ),
    value: field.decimal({ min: 0, scale: 3 }),
    free_item: field.text({ label: 'What is free', max: 120, labels: { ar: 'الصنف المجاني', es: 'Qué es gratis' } }),
    unlock_by: field.enum(
      {
        points: { label: 'Points', labels: { ar: 'النقاط', es: 'Puntos' } },
        visits: { label: 'Visits', labels: { ar: 'الزيارات', es: 'Visitas' } },
      },
      { required: true, default: 'points', filter: true, labels: { ar: 'تفتح بواسطة', es: 'Se desbloquea por' } },
    ),
    threshold: field.integer({ required: true, min: 1, max: 1_000_000, labels: { ar: 'الحد المطلوب', es: 'Umbral' } }),
    created_date: field.datetime({ label: 'Created on', readonly: true, preset: 'now', filter: true, labels: { ar: 'تاريخ الإنشاء', es: 'Creada el' } }),
    status: field.status(),
  },
  list: { columns: ['name', 'reward_type', 'unlock_by', 'created_date', 'status', 'threshold', 'value'] },
  rules: {
    show: { value: { reward_type: ['amount_off', 'percent_off'] }, free_item: { reward_type: 'free_item' } },
    require: { value: { reward_type: ['amount_off', 'percent_off'] }, free_item: { reward_type: 'free_item' } },
    check: [
      {
        that: { any: [{ not: { reward_type: 'percent_off' } }, { value: { lte: 100 } }] },
        at: 'value',
        message: 'A percentage is at most 100',
        messages: { ar: 'النسبة المئوية 100 على الأكثر', es: 'Un porcentaje es como máximo 100' },
      },
    ],
  },
  unique: [['name']],
  importKey: ['name'],
  messages: { deleted: 'Loyalty Program Deleted Successfully' },
  demo: {
    samples: [
      { name: 'Free coffee', reward_type: 'free_item', free_item: 'Flat white', unlock_by: 'visits', threshold: 10 },
      { name: '10% off', reward_type: 'percent_off', value: 10, unlock_by: 'points', threshold: 500 },
      { name: 'Five off', reward_type: 'amount_off', value: 5, unlock_by: 'points', threshold: 300 },
    ],
  },
});
