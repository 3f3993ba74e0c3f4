import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'loyalty-rewards',
  label: ['Loyalty reward', 'Loyalty rewards'],
  icon: 'EmojiEvents',
  scope: 'client',
  endpoint: '/api/loyalty-program',
  permissions: crud('LoyaltyRewards', 'LoyaltyReward'),
  heldIn: 'everywhere',
  fields: {
    name: field.text({ required: true, unique: true, max: 80, search: true }),
    reward_type: field.enum(
      { amount_off: 'Amount off', percent_off: 'Percentage off', free_item: 'Free item' },
      { required: true, default: 'percent_off', filter: true },
    ),
    value: field.decimal({ min: 0, scale: 3, unit: { by: 'reward_type', percent: ['percent_off'], money: ['amount_off'] } }),
    free_item: field.text({ label: 'What is free', max: 120 }),
    unlock_by: field.enum(['points', 'visits'], { required: true, default: 'points', filter: true }),
    threshold: field.integer({ required: true, min: 1, max: 1_000_000 }),
    created_date: field.datetime({ label: 'Created on', readonly: true, preset: 'now', filter: true }),
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
      },
    ],
  },
  importKey: ['name'],
  messages: { deleted: 'Loyalty Program Deleted Successfully' },
});
