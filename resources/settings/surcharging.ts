import { defineSettings, field } from '#model/language';

export default defineSettings({
  version: 1,
  name: 'surcharging',
  label: 'Surcharging',
  help: 'What paying by card costs the customer; not every country allows it',
  icon: 'CreditCard',
  permission: 'Surcharge',
  fields: {
    enabled: field.boolean({ label: 'Add a surcharge', default: false }),
    rate: field.percent({ label: 'Percentage of the payment', min: 0, max: 4, scale: 3 }),
    cards: field.enum({ credit: 'Credit cards', all: 'All cards' }, { label: 'Applies to', required: true, default: 'credit' }),
    minimum: field.money({ label: 'From a payment of', min: 0 }),
    name: field.text({ label: 'Name on the receipt', max: 40, default: 'Card surcharge' }),
    notice: field.textarea({ label: 'Notice before paying', max: 160, default: 'A surcharge applies to credit card payments.' }),
  },
  rules: { show: { rate: { enabled: true }, minimum: { enabled: true } }, require: { rate: { enabled: true } } },
  preview: 'surcharging',
  menu: { order: 70 },
});
