import { defineResource, field } from '#resources/schema';

export default defineResource({
  version: 1,
  name: 'inventory-count-lines',
  label: ['Count sheet row', 'Count sheet rows'],
  labels: { ar: ['سطر ورقة الجرد', 'أسطر أوراق الجرد'], es: ['Fila de recuento', 'Filas de recuento'] },
  icon: 'FactCheck',
  scope: 'establishment',
  title: 'item_name',
  endpoint: '/api/inventory-count-line',
  permissions: { list: 'InventoryManagement' },
  fields: {
    inventory_count: field.reference('inventory-counts', {
      label: 'Count sheet',
      required: true,
      readonly: true,
      onDelete: 'cascade',
      filter: true,
      labels: { ar: 'ورقة الجرد', es: 'Hoja de recuento' },
    }),
    // What was counted and applied stands in the ledger, which keeps its item; any other row goes with it.
    item: field.reference(['products', 'ingredients'], {
      required: true,
      readonly: true,
      onDelete: 'cascade',
      filter: true,
      labels: { ar: 'الصنف', es: 'Artículo' },
    }),
    item_name: field.text({ label: 'Name', required: true, readonly: true, max: 120, search: true, labels: { ar: 'الاسم', es: 'Nombre' } }),
    uom: field.lookup('uom', { label: 'Unit', readonly: true, labels: { ar: 'الوحدة', es: 'Unidad' } }),
    counted: field.boolean({ readonly: true, default: false, filter: true, labels: { ar: 'عُدّ', es: 'Contado' } }),
    counted_quantity: field.quantity({ readonly: true, uom: 'uom', labels: { ar: 'الكمية المعدودة', es: 'Cantidad contada' } }),
    counted_at: field.datetime({ readonly: true, labels: { ar: 'وقت العد', es: 'Contado el' } }),
    counted_by: field.text({ readonly: true, max: 160, labels: { ar: 'عدّه', es: 'Contado por' } }),
    expected_quantity: field.quantity({
      readonly: true,
      scale: 6,
      uom: 'uom',
      help: 'What should have been there when it was counted; it stands here once the sheet is applied',
      helps: {
        ar: 'ما كان يجب أن يوجد لحظة العد؛ يظهر هنا بعد اعتماد الورقة',
        es: 'Lo que debía haber cuando se contó; figura aquí cuando la hoja se aplica',
      },
      labels: { ar: 'الكمية المتوقعة', es: 'Cantidad esperada' },
    }),
    variance: field.quantity({ readonly: true, scale: 6, uom: 'uom', labels: { ar: 'الفرق', es: 'Diferencia' } }),
    unit_cost: field.money({ readonly: true, scale: 6, readable: { permission: 'CostView' }, labels: { ar: 'تكلفة الوحدة', es: 'Coste unitario' } }),
    variance_value: field.money({
      label: 'Variance at cost',
      readonly: true,
      readable: { permission: 'CostView' },
      labels: { ar: 'الفرق بالتكلفة', es: 'Diferencia a coste' },
    }),
    outcome: field.enum(
      {
        entered: { label: 'Entered', tone: 'success', labels: { ar: 'قُيد', es: 'Asentado' } },
        counted_later: { label: 'Counted again later', tone: 'neutral', labels: { ar: 'عُدّ لاحقاً', es: 'Contado de nuevo después' } },
        not_tracked: { label: 'Not tracked any more', tone: 'neutral', labels: { ar: 'لم يعد متتبعاً', es: 'Ya no se controla' } },
      },
      { readonly: true, filter: true, labels: { ar: 'النتيجة', es: 'Resultado' } },
    ),
    reason: field.reference('operational-reasons', { readonly: true, onDelete: 'restrict', filter: true, labels: { ar: 'السبب', es: 'Motivo' } }),
    note: field.text({ readonly: true, max: 300, search: true, labels: { ar: 'ملاحظة', es: 'Nota' } }),
  },
  list: {
    columns: ['inventory_count', 'item_name', 'counted_quantity', 'expected_quantity', 'variance', 'variance_value', 'counted_at', 'counted_by', 'outcome'],
    sort: { field: 'id', order: 'desc' },
  },
  verbs: {
    explain: {
      label: 'Reason and note',
      labels: { ar: 'السبب والملاحظة', es: 'Motivo y nota' },
      icon: 'EditNote',
      on: 'record',
      effect: 'write',
      permission: 'InventorySetActual',
      input: {
        reason_id: field.reference('operational-reasons', { label: 'Reason', labels: { ar: 'السبب', es: 'Motivo' } }),
        note: field.text({ max: 300, labels: { ar: 'ملاحظة', es: 'Nota' } }),
      },
      starts: { reason_id: 'reason', note: 'note' },
      messages: { done: 'Note saved', dones: { ar: 'حُفظت الملاحظة', es: 'Nota guardada' } },
    },
  },
  menu: false,
});
