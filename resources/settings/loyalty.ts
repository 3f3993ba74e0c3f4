import { defineSettings, field } from '#model/language';

export default defineSettings({
  version: 1,
  name: 'loyalty',
  label: 'Loyalty',
  icon: 'Loyalty',
  permission: 'LoyaltySettings',
  fields: {
    enabled: field.boolean({ label: 'Points are collected', default: false }),
    points_per_unit: field.decimal({ label: 'Points for each unit of money', min: 0, max: 1000, scale: 2, default: 1 }),
    count_tax: field.boolean({ label: 'Tax counts', default: false }),
    visit_minimum: field.money({ label: 'A visit counts from', min: 0 }),
    welcome_points: field.integer({ min: 0, max: 100_000, default: 0 }),
    birthday_points: field.integer({ min: 0, max: 100_000, default: 0 }),
    expires_after_months: field.integer({ label: 'Points expire after months without a visit', min: 1, max: 120, help: 'Empty: never' }),
  },
  preview: 'loyalty',
  menu: { order: 90 },
});
