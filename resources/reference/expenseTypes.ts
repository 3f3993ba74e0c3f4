import { valuesOf } from './values.ts';

/** The kinds of expense that a new establishment begins with. */
export const expenseTypes = valuesOf([
  ['food_and_beverage', 'Food and beverage'],
  ['payroll', 'Payroll'],
  ['rent', 'Rent'],
  ['utilities', 'Utilities'],
  ['supplies', 'Supplies'],
  ['marketing', 'Marketing'],
  ['maintenance', 'Maintenance'],
  ['insurance', 'Insurance'],
  ['licences', 'Licences'],
  ['bank_fees', 'Bank fees'],
  ['waste', 'Waste'],
  ['miscellaneous', 'Miscellaneous'],
]);
