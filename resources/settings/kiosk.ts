import { defineSettings, field } from '#model/language';

export default defineSettings({
  version: 1,
  name: 'kiosk',
  label: 'Kiosk',
  icon: 'TouchApp',
  permission: 'KioskSetting',
  fields: {
    enabled: field.boolean({ label: 'Kiosks take orders', default: false }),
    welcome: field.text({ label: 'Welcome text', max: 80, default: 'Touch to order' }),
    background: field.image({ label: 'Background picture' }),
    dine_in: field.boolean({ label: 'Offer dine in', default: true }),
    take_out: field.boolean({ label: 'Offer take out', default: true }),
    ask_for_name: field.boolean({ default: true }),
    ask_for_phone: field.boolean({ default: false }),
    offer_tip: field.boolean({ default: false }),
    accept_cash: field.boolean({ label: 'Pay at the counter', default: false }),
    idle_seconds: field.integer({ label: 'Start over after seconds', min: 10, max: 600, required: true, default: 60 }),
  },
  rules: {
    check: [
      {
        that: { any: [{ enabled: false }, { dine_in: true }, { take_out: true }] },
        at: 'take_out',
        message: 'A kiosk offers dine in, take out or both',
      },
    ],
  },
  preview: 'kiosk',
  menu: { order: 40 },
});
