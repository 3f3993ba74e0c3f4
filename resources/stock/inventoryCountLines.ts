import { defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'inventory-count-lines',
  label: ['Count sheet row', 'Count sheet rows'],
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
    }),
    // What was counted and applied stands in the ledger, which keeps its item; any other row goes with it.
    item: field.reference(['products', 'ingredients'], { required: true, readonly: true, onDelete: 'cascade', filter: true }),
    item_name: field.text({ label: 'Name', required: true, readonly: true, max: 120, search: true }),
    uom: field.lookup('uom', { label: 'Unit', readonly: true }),
    counted: field.boolean({ readonly: true, default: false, filter: true }),
    counted_quantity: field.quantity({ readonly: true, uom: 'uom' }),
    counted_at: field.datetime({ readonly: true }),
    counted_by: field.text({ readonly: true, max: 160 }),
    expected_quantity: field.quantity({
      readonly: true,
      scale: 6,
      uom: 'uom',
      help: 'What should have been there when it was counted; it stands here once the sheet is applied',
    }),
    variance: field.quantity({ readonly: true, scale: 6, uom: 'uom' }),
    unit_cost: field.money({ readonly: true, scale: 6, readable: { permission: 'CostView' } }),
    variance_value: field.money({ label: 'Variance at cost', readonly: true, readable: { permission: 'CostView' } }),
    outcome: field.enum(
      {
        entered: { label: 'Entered', tone: 'success' },
        counted_later: { label: 'Counted again later', tone: 'neutral' },
        not_tracked: { label: 'Not tracked any more', tone: 'neutral' },
      },
      { readonly: true, filter: true },
    ),
    reason: field.reference('operational-reasons', { readonly: true, onDelete: 'restrict', filter: true }),
    note: field.text({ readonly: true, max: 300, search: true }),
  },
  list: {
    columns: [
      'inventory_count',
      'item_name',
      'counted_quantity',
      'expected_quantity',
      'variance',
      'variance_value',
      'counted_at',
      'counted_by',
      'outcome',
    ],
    sort: { field: 'id', order: 'desc' },
  },
  verbs: {
    explain: {
      label: 'Reason and note',
      icon: 'EditNote',
      permission: 'InventorySetActual',
      input: { reason_id: field.reference('operational-reasons', { label: 'Reason' }), note: field.text({ max: 300 }) },
      starts: { reason_id: 'reason', note: 'note' },
      messages: { done: 'Note saved' },
    },
  },
  menu: false,
});
