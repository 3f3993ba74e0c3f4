import { defineSettings, field } from '#model/language';

export default defineSettings({
  version: 1,
  name: 'kitchen_display',
  label: 'Kitchen display',
  icon: 'SoupKitchen',
  permission: 'KitchenDisplaySystem',
  fields: {
    layout: field.enum(['tickets', 'list'], { required: true, default: 'tickets' }),
    tickets_per_screen: field.integer({ min: 2, max: 24, required: true, default: 8 }),
    warn_after: field.integer({ label: 'Warn after (minutes)', min: 1, max: 240, required: true, default: 8 }),
    late_after: field.integer({ label: 'Late after (minutes)', min: 1, max: 240, required: true, default: 15 }),
    sound: field.boolean({ label: 'Sound for a new order', default: true }),
    show_guest_count: field.boolean({ default: true }),
    show_server: field.boolean({ label: "Show the server's name", default: true }),
    combine_same_items: field.boolean({ default: false }),
    text_size: field.enum(['normal', 'large'], { required: true, default: 'normal' }),
  },
  sections: [
    { label: 'Screen', fields: ['layout', 'tickets_per_screen', 'text_size', 'sound'] },
    { label: 'Time', fields: ['warn_after', 'late_after'] },
    { label: 'Tickets', fields: ['show_guest_count', 'show_server', 'combine_same_items'] },
  ],
  rules: {
    show: { tickets_per_screen: { layout: 'tickets' } },
    check: [
      { that: { late_after: { gt: { field: 'warn_after' } } }, at: 'late_after', message: 'An order is late some time after the warning' },
    ],
  },
  preview: 'kitchenDisplay',
  menu: { order: 30 },
});
