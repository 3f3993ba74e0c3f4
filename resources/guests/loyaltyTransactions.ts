import { defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'loyalty-transactions',
  label: ['Loyalty transaction', 'Loyalty transactions'],
  labels: { ar: ['حركة ولاء', 'حركات الولاء'], es: ['Movimiento de puntos', 'Movimientos de puntos'] },
  icon: 'Stars',
  scope: 'client',
  title: 'at',
  endpoint: '/api/loyalty-transaction',
  permissions: { list: 'LoyaltyTransactions' },
  heldIn: 'anywhere',
  fields: {
    at: field.datetime({ label: 'Time', required: true, readonly: true, filter: true }),
    member: field.reference('loyalty-members', { required: true, readonly: true, onDelete: 'cascade', filter: true, labels: { ar: 'العضو', es: 'Miembro' } }),
    order: field.text({
      readonly: true,
      max: 80,
      filter: true,
      help: 'The number of the order that earned or spent them',
      helps: { ar: 'رقم الطلب الذي أكسبها أو استخدمها', es: 'El número del pedido que los dio o los gastó' },
    }),
    debit: field.integer({ required: true, readonly: true, default: 0 }),
    credit: field.integer({ required: true, readonly: true, default: 0 }),
    total_points: field.integer({ label: 'Points', required: true, readonly: true, labels: { ar: 'النقاط', es: 'Puntos' } }),
    loyalty_program: field.reference('loyalty-rewards', {
      readonly: true,
      onDelete: 'set_null',
      filter: true,
      labels: { ar: 'برنامج الولاء', es: 'Programa' },
    }),
  },
  list: { columns: ['at', 'member', 'debit', 'credit', 'total_points', 'loyalty_program'], sort: { field: 'at', order: 'desc' } },
  search: ['member'],
});
