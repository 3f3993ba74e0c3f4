import { defineSettings, field } from '#model/language';

export default defineSettings({
  version: 1,
  name: 'gift_card',
  label: 'Gift cards',
  icon: 'CardGiftcard',
  permission: 'GiftCardSetting',
  fields: {
    enabled: field.boolean({ label: 'Gift cards are sold and taken', default: true }),
    minimum_load: field.money({ min: 0 }),
    maximum_balance: field.money({ min: 0 }),
    expires_after_months: field.integer({ label: 'Valid for months', min: 1, max: 240, help: 'Empty: they do not expire' }),
    reload: field.boolean({ label: 'Cards can be loaded again', default: true }),
    terms: field.textarea({ label: 'Terms on the card', max: 1000 }),
  },
  rules: {
    check: [
      {
        that: { minimum_load: { lte: { field: 'maximum_balance' } } },
        at: 'maximum_balance',
        message: 'The highest balance is not below the lowest load',
      },
    ],
  },
  preview: 'giftCard',
  menu: { order: 80 },
});
