import { valuesOf } from './values.ts';

/** The kinds of expense that a new establishment begins with. */
export const expenseTypes = valuesOf([
  ['food_and_beverage', 'Food and beverage', 'الأطعمة والمشروبات', 'Alimentos y bebidas'],
  ['payroll', 'Payroll', 'الرواتب', 'Nóminas'],
  ['rent', 'Rent', 'الإيجار', 'Alquiler'],
  ['utilities', 'Utilities', 'المرافق', 'Suministros'],
  ['supplies', 'Supplies', 'المستلزمات', 'Materiales'],
  ['marketing', 'Marketing', 'التسويق', 'Marketing'],
  ['maintenance', 'Maintenance', 'الصيانة', 'Mantenimiento'],
  ['insurance', 'Insurance', 'التأمين', 'Seguros'],
  ['licences', 'Licences', 'التراخيص', 'Licencias'],
  ['bank_fees', 'Bank fees', 'الرسوم المصرفية', 'Comisiones bancarias'],
  ['waste', 'Waste', 'الهدر', 'Mermas'],
  ['miscellaneous', 'Miscellaneous', 'متفرقات', 'Varios'],
]);
