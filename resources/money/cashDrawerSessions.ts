import { defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'cash-drawer-sessions',
  label: ['Cash drawer session', 'Cash drawer sessions'],
  labels: { ar: ['وردية درج النقود', 'ورديات درج النقود'], es: ['Sesión de caja', 'Sesiones de caja'] },
  icon: 'PointOfSale',
  scope: 'establishment',
  title: 'number',
  endpoint: '/api/cash-drawer-session',
  permissions: { list: 'CashDrawerHistory', create: 'CashDrawerCreate', edit: 'CashDrawerEdit' },
  fields: {
    number: field.text({ required: true, max: 40, search: true, labels: { ar: 'الرقم', es: 'Número' } }),
    station: field.reference('stations', { onDelete: 'set_null', filter: true }),
    opened_by: field.reference('employees', { onDelete: 'set_null', filter: true, labels: { ar: 'فتحه', es: 'Abierta por' } }),
    opened_at: field.datetime({ required: true, preset: 'now', filter: true, labels: { ar: 'وقت الفتح', es: 'Apertura' } }),
    closed_by: field.reference('employees', { onDelete: 'set_null', labels: { ar: 'أغلقه', es: 'Cerrada por' } }),
    closed_at: field.datetime({
      filter: true,
      help: 'Empty: still open',
      helps: { ar: 'فارغ: ما زال مفتوحا', es: 'Vacío: sigue abierta' },
      labels: { ar: 'وقت الإغلاق', es: 'Cierre' },
    }),
    opening_float: field.money({ required: true, min: 0, default: 0, labels: { ar: 'رصيد الافتتاح', es: 'Fondo inicial' } }),
    cash_sales: field.money({ required: true, default: 0, labels: { ar: 'مبيعات نقدية', es: 'Ventas en efectivo' } }),
    movements: field.lines(
      {
        kind: field.enum(
          {
            pay_in: { label: 'Pay in', labels: { ar: 'إيداع', es: 'Entrada' } },
            pay_out: { label: 'Pay out', labels: { ar: 'صرف', es: 'Salida' } },
            drop: { label: 'Drop', labels: { ar: 'إيداع في الخزنة', es: 'Retiro a caja fuerte' } },
            tip_out: { label: 'Tip out', labels: { ar: 'صرف إكراميات', es: 'Pago de propinas' } },
          },
          { required: true },
        ),
        amount: field.money({ required: true, min: 0 }),
        reason: field.text({ max: 200 }),
        at: field.datetime({ label: 'Time', preset: 'now' }),
      },
      { title: 'kind', max: 500, labels: { ar: 'الحركات', es: 'Movimientos' } },
    ),
    pay_ins: field.money({ readonly: true, default: 0, labels: { ar: 'الإيداعات', es: 'Entradas' } }),
    pay_outs: field.money({ readonly: true, default: 0, labels: { ar: 'المصروفات', es: 'Salidas' } }),
    drops: field.money({ readonly: true, default: 0, labels: { ar: 'الإيداع في الخزنة', es: 'Retiros' } }),
    tip_outs: field.money({ readonly: true, default: 0, labels: { ar: 'صرف الإكراميات', es: 'Propinas pagadas' } }),
    expected: field.computed({
      value: { subtract: [{ add: ['opening_float', 'cash_sales', 'pay_ins'] }, { add: ['pay_outs', 'drops', 'tip_outs'] }] },
      as: 'money',
      labels: { ar: 'المتوقع', es: 'Esperado' },
    }),
    counted: field.money({ min: 0, labels: { ar: 'المعدود', es: 'Contado' } }),
    difference: field.computed({ value: { subtract: ['counted', 'expected'] }, needs: ['counted'], as: 'money', labels: { ar: 'الفرق', es: 'Diferencia' } }),
  },
  list: {
    columns: ['number', 'station', 'opened_by', 'opened_at', 'closed_at', 'opening_float', 'cash_sales', 'expected', 'counted', 'difference'],
    sort: { field: 'opened_at', order: 'desc' },
    views: { open: { label: 'Open now', labels: { ar: 'مفتوحة الآن', es: 'Abiertas ahora' }, filters: { closed_at: null } } },
  },
  rules: {
    show: { difference: { counted: { filled: true } } },
    require: { counted: { closed_at: { filled: true } } },
    readonly: { '*': { closed_at: { filled: true } } },
    check: [
      {
        that: { opened_at: { lte: { field: 'closed_at' } } },
        at: 'closed_at',
        message: 'It is not closed before it is opened',
        messages: { ar: 'لا يغلق قبل أن يفتح', es: 'No se cierra antes de abrirse' },
      },
    ],
  },
  unique: [['number']],
  importKey: ['number'],
});
