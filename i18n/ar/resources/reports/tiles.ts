/** ما تقوله أرقام لوحة المعلومات. */
export default {
  'dashboard-cost-percent': {
    'Cost of goods %': 'تكلفة البضاعة ٪',
    'What was sold at its cost, as part of net sales': 'ما بيع بتكلفته، كنسبة من صافي المبيعات',
  },
  'dashboard-labour-percent': {
    'Labour %': 'العمل ٪',
    'Labour as part of net sales, running shifts up to now': 'تكلفة العمل كنسبة من صافي المبيعات، والمناوبات الجارية حتى الآن',
  },
  'dashboard-tips': { 'Tips taken': 'الإكراميات المستلمة' },
  'dashboard-voids': {
    'What voided lines would have brought in': 'ما كانت البنود الملغاة ستدرّه',
  },
};
