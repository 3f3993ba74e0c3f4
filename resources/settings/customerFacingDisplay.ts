import { defineSettings, field } from '#model/language';

export default defineSettings({
  version: 1,
  name: 'customer_facing_display',
  label: 'Customer display',
  help: 'What customers see while they order and pay',
  icon: 'Tv',
  permission: 'CustomerFacingDisplay',
  fields: {
    welcome: field.text({ label: 'Welcome text', max: 80, default: 'Welcome!' }),
    logo: field.image(),
    background: field.color(),
    idle_image: field.image({ label: 'Picture between orders' }),
    show_items: field.boolean({ label: 'Show the order as it grows', default: true }),
    show_savings: field.boolean({ label: 'Show what was saved', default: true }),
    ask_for_tip: field.boolean({ default: false }),
    ask_for_email: field.boolean({ label: 'Offer the receipt by e-mail', default: true }),
    ask_for_loyalty: field.boolean({ label: 'Ask for the loyalty card', default: false }),
    thanks: field.text({ label: 'Text after paying', max: 80, default: 'Thank you!' }),
    thanks_seconds: field.integer({ label: 'Seconds it stays', min: 1, max: 60, required: true, default: 5 }),
  },
  sections: [
    { label: 'Welcome', fields: ['welcome', 'logo', 'background', 'idle_image'] },
    { label: 'Order', fields: ['show_items', 'show_savings'] },
    { label: 'Payment', fields: ['ask_for_tip', 'ask_for_email', 'ask_for_loyalty', 'thanks', 'thanks_seconds'] },
  ],
  preview: 'customerFacingDisplay',
  menu: { order: 20 },
});
