import { defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'purchase-receipts',
  label: ['Purchase receipt', 'Purchase receipts'],
  help: 'Every delivery of a purchase order, as it was received; what was wrong is undone, not deleted',
  icon: 'MoveToInbox',
  scope: 'establishment',
  title: 'number',
  permissions: { list: 'PurchasingReceiving' },
  fields: {
    number: field.text({ required: true, readonly: true, max: 30, search: true }),
    purchase_order: field.reference('purchase-orders', {
      required: true,
      readonly: true,
      onDelete: 'restrict',
      filter: true,
      search: true,
    }),
    vendor: field.reference('vendors', { required: true, readonly: true, onDelete: 'restrict', filter: true }),
    at: field.datetime({ label: 'Received at', required: true, readonly: true, filter: true }),
    user_name: field.text({ label: 'By', readonly: true, max: 160 }),
    items: field.lines(
      {
        line: field.integer({ readonly: true, min: 1 }),
        item: field.reference(['products', 'ingredients'], { readonly: true, onDelete: 'restrict' }),
        item_name: field.text({ label: 'Name', readonly: true, max: 120 }),
        pack_size: field.quantity({ readonly: true }),
        received_quantity: field.quantity({ label: 'Received', readonly: true }),
        rejected_quantity: field.quantity({ label: 'Rejected', readonly: true }),
        ordered_cost: field.money({ readable: { permission: 'CostView' }, readonly: true, scale: 6 }),
        unit_cost: field.money({ readable: { permission: 'CostView' }, label: 'Pack cost', readonly: true, scale: 6 }),
        cost_difference: field.computed({
          value: { subtract: ['unit_cost', 'ordered_cost'] },
          as: 'money',
          readable: { permission: 'CostView' },
        }),
        cost_before: field.money({
          label: 'Cost before',
          readonly: true,
          scale: 6,
          readable: { permission: 'CostView' },
          help: "The item's own cost before this one was taken over",
        }),
        cost_taken_over: field.boolean({ readonly: true }),
      },
      { readonly: true, max: 300, title: 'item_name' },
    ),
    total: field.money({ readonly: true, readable: { permission: 'CostView' } }),
    status: field.enum(
      { received: { label: 'Received', tone: 'success' }, undone: { label: 'Undone', tone: 'neutral' } },
      { required: true, default: 'received', filter: true },
    ),
  },
  list: { columns: ['number', 'purchase_order', 'vendor', 'at', 'user_name', 'total', 'status'], sort: { field: 'at', order: 'desc' } },
  transitions: { status: { received: ['undone'] } },
  verbs: {
    undo: {
      label: 'Undo receipt',
      icon: 'Undo',
      permission: 'PurchaseOrderReceive',
      when: { status: 'received' },
      to: { status: 'undone' },
      input: { note: field.text({ max: 200 }) },
      confirm:
        'Its quantities are taken out of stock again by correcting entries, the order waits for them again, and a cost it brought goes back.',
      messages: { done: 'Receipt undone' },
    },
  },
});
