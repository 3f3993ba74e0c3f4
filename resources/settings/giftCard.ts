import { defineSettings, field } from '#resources/schema';

export default defineSettings({
  version: 1,
  name: 'gift_card',
  label: 'Gift cards',
  labels: { ar: 'بطاقات الهدايا', es: 'Tarjetas de regalo' },
  icon: 'CardGiftcard',
  permission: 'GiftCardSetting',
  fields: {
    enabled: field.boolean({ label: 'Gift cards are sold and taken', default: true, labels: { ar: 'بيع البطاقات وقبولها', es: 'Se venden y se aceptan' } }),
    minimum_load: field.money({ min: 0, labels: { ar: 'أقل مبلغ شحن', es: 'Carga mínima' } }),
    maximum_balance: field.money({ min: 0, labels: { ar: 'أعلى رصيد', es: 'Saldo máximo' } }),
    expires_after_months: field.integer({
      label: 'Valid for months',
      min: 1,
      max: 240,
      help: 'Empty: they do not expire',
      helps: { ar: 'فارغ: لا تنتهي', es: 'Vacío: no caducan' },
      labels: { ar: 'صالحة لعدد أشهر', es: 'Válidas durante meses' },
    }),
    reload: field.boolean({ label: 'Cards can be loaded again', default: true, labels: { ar: 'يمكن إعادة الشحن', es: 'Se pueden recargar' } }),
    terms: field.textarea({ label: 'Terms on the card', max: 1000, labels: { ar: 'شروط البطاقة', es: 'Condiciones' } }),
  },
  rules: {
    check: [
      {
        that: { minimum_load: { lte: { field: 'maximum_balance' } } },
        at: 'maximum_balance',
        message: 'The highest balance is not below the lowest load',
        messages: { ar: 'أعلى رصيد لا يقل عن أقل شحن', es: 'El saldo máximo no es menor que la carga mínima' },
      },
    ],
  },
  menu: { order: 80 },
});
