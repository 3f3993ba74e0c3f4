import { crud, defineResource, field } from '#model/language';

/**
 * The one file that `tests/further/sweeps/dropIn.test.ts` drops into a copy of the tree, as `resources/catalogue/allergens.ts`: a new
 * entity, whole.
 */
export default defineResource({
  version: 1,
  name: 'allergens',
  label: ['Allergen', 'Allergens'],
  icon: 'Spa',
  scope: 'establishment',
  permissions: crud('Allergens', 'Allergen'),
  fields: {
    name: field.text({ required: true, unique: true, max: 60, search: true }),
    severity: field.enum(
      { mild: { label: 'Mild', tone: 'warning' }, severe: { label: 'Severe', tone: 'error' } },
      { required: true, default: 'mild', filter: true },
    ),
    traces: field.boolean({ label: 'Traces allowed', default: false }),
    threshold: field.integer({ label: 'Threshold in mg', min: 1 }),
    product: field.reference('products', { filter: true }),
    reviewed_on: field.date({ label: 'Reviewed on' }),
  },
  list: { columns: ['name', 'severity', 'product', 'threshold', 'reviewed_on'] },
  rules: {
    show: { threshold: { traces: true } },
    require: { threshold: { traces: true } },
    check: [
      {
        that: { any: [{ severity: 'mild' }, { threshold: { lte: 10 } }] },
        at: 'threshold',
        message: 'A severe allergen allows at most 10 mg',
      },
    ],
  },
  verbs: {
    confirm: {
      label: 'Confirm review',
      icon: 'TaskAlt',
      on: 'record',
      effect: 'write',
      permission: 'AllergenConfirm',
      input: { day: field.date({ label: 'Reviewed on', required: true }) },
      messages: { done: 'Review confirmed' },
    },
  },
  demo: { samples: [{ name: 'Sesame' }] },
});
