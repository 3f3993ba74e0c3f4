import { defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'gift-card-transactions',
  label: ['Gift card transaction', 'Gift card transactions'],
  labels: { ar: ['حركة بطاقة هدية', 'حركات بطاقات الهدايا'], es: ['Movimiento de tarjeta', 'Movimientos de tarjetas'] },
  icon: 'SwapVert',
  scope: 'client',
  title: 'transaction_date',
  endpoint: '/api/gift-card/transaction',
  permissions: { list: 'GiftCardViewTransaction' },
  heldIn: 'anywhere',
  fields: {
    gift_card: field.reference('gift-cards', {
      required: true,
      readonly: true,
      onDelete: 'restrict',
      filter: true,
      labels: { ar: 'بطاقة الهدية', es: 'Tarjeta de regalo' },
    }),
    transaction_date: field.datetime({ required: true, readonly: true, filter: true, labels: { ar: 'تاريخ الحركة', es: 'Fecha del movimiento' } }),
    kind: field.enum(
      {
        activate: { label: 'Activation', labels: { ar: 'تفعيل', es: 'Activación' } },
        load: { label: 'Load', labels: { ar: 'شحن', es: 'Recarga' } },
        redeem: { label: 'Redemption', labels: { ar: 'استخدام', es: 'Canje' } },
        refund: { label: 'Refund', labels: { ar: 'استرداد', es: 'Reembolso' } },
        adjust: { label: 'Adjustment', labels: { ar: 'تعديل', es: 'Ajuste' } },
      },
      { required: true, readonly: true, filter: true },
    ),
    employee: field.text({
      readonly: true,
      max: 160,
      search: true,
      help: 'Who did it, as they were called then',
      helps: { ar: 'من قام بها بالاسم الذي كان يحمله حينها', es: 'Quién lo hizo, con el nombre de entonces' },
    }),
    currency: field.currency({ required: true, readonly: true }),
    debit: field.money({ required: true, readonly: true, default: 0, currency: 'currency' }),
    credit: field.money({ required: true, readonly: true, default: 0, currency: 'currency' }),
    balance: field.money({ required: true, readonly: true, currency: 'currency' }),
    reason: field.text({ readonly: true, max: 200 }),
  },
  list: {
    columns: ['transaction_date', 'employee', 'debit', 'credit', 'balance', 'kind', 'gift_card', 'reason'],
    sort: { field: 'transaction_date', order: 'desc' },
    keys: { gift_card_id: 'gift_card' },
  },
});
