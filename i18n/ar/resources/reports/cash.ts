/** ما تقوله تقارير أدراج النقد. */
export default {
  'cash-drawer-history': {
    'Not counted yet': 'لم يُعدّ بعد',
    'Expected in drawers that nobody has counted yet: the difference is what was counted and this, less what was expected':
      'المتوقع في الأدراج التي لم يعدّها أحد بعد: الفرق هو المعدود مع هذا، ناقص المتوقع',
    'Counted by': 'عدّه',
    'No sales': 'مرات الفتح بلا بيع',
    'Closed by': 'أغلقه',
    'How often it was opened without a sale': 'كم مرة فُتح الدرج بلا بيع',
    'Cash drawer history': 'سجل درج النقود',
    'What each drawer held when it was opened, should hold and was counted to hold': 'ما كان في كل درج عند فتحه وما يجب أن يكون فيه وما عُدّ',
    'Cash taken less cash given back at its station while it was open, tips included':
      'النقد المأخوذ ناقص النقد المعاد في محطته أثناء فتحه، مع الإكراميات',
    'Float, cash sales and pay-ins, less pay-outs, drops and tip-outs':
      'العهدة والمبيعات النقدية والإيداعات، ناقص المصروفات والإيداعات في الخزنة وصرف الإكراميات',
    'Counted less expected: over above zero, short below; of an open drawer there is none yet':
      'المعدود ناقص المتوقع: فوق الصفر زيادة وتحته عجز؛ ولا فرق لدرج مفتوح بعد',
  },
  'cash-in-drawers': {
    'Where the cash of these days is': 'أين نقد هذه الأيام',
    'A drawer that stays open overnight has cash of several days: this is the cash of these days alone':
      'الدرج الذي يبقى مفتوحًا ليلًا فيه نقد عدة أيام: هنا نقد هذه الأيام وحدها',
    'In drawers opened on these days': 'في أدراج فُتحت في هذه الأيام',
    'In drawers opened before': 'في أدراج فُتحت قبلها',
    'Outside of drawers': 'خارج الأدراج',
    'Net cash': 'صافي النقد',
    'Of other days, in drawers opened on these': 'من أيام أخرى، في الأدراج التي فُتحت في هذه',
    'Cash taken, with tips, less cash given back: as in the sales summary':
      'النقد المأخوذ مع الإكراميات ناقص النقد المعاد: كما في ملخص المبيعات',
    'With what these drawers have of these days, it is their cash sales in the history':
      'مع ما في هذه الأدراج من هذه الأيام هو مبيعاتها النقدية في السجل',
  },
  'cash-outside-drawers': {
    'Cash outside of drawers': 'النقد خارج الأدراج',
    'Cash taken and given back while no drawer of its station was open: with it, the drawers’ cash sales are all cash there was':
      'النقد المأخوذ والمعاد حين لم يكن درج محطته مفتوحًا: مع المبيعات النقدية للأدراج هو كل النقد',
  },
  'over-short': {
    'Counted by': 'عدّه',
    'Over or short': 'الزيادة أو العجز',
    Short: 'العجز',
    Over: 'الزيادة',
    'Times short': 'مرات العجز',
    'Drawers counted': 'الأدراج المعدودة',
    'Largest difference': 'أكبر فرق',
    '% of cash sales': '% من المبيعات النقدية',
    'No sales': 'مرات الفتح بلا بيع',
    'Who closed the drawer, else who opened it': 'من أغلق الدرج، وإلا فمن فتحه',
    'Counted less expected, of all of them: over above zero, short below': 'المعدود ناقص المتوقع لها جميعًا: فوق الصفر زيادة ودونه عجز',
    'The difference of the one drawer that was furthest off': 'فرق الدرج الأبعد عن المتوقع',
    'Over or short as part of the cash sales of these drawers': 'الزيادة أو العجز كجزء من المبيعات النقدية لهذه الأدراج',
    'How often a drawer was opened without a sale, by whom the till named, else by whose drawer it was':
      'كم مرة فُتح درج بلا بيع: بحسب من سمّته نقطة البيع، وإلا فصاحب الدرج',
    'Over and short': 'الزيادة والعجز',
    'Whose drawers did not hold what they should, and on which days: of the drawers opened on these days that were counted':
      'أدراج مَن لم يكن فيها ما يجب، وفي أي أيام: من الأدراج التي فُتحت في هذه الأيام وعُدّت',
  },
  'over-short-by-day': {
    'Over or short': 'الزيادة أو العجز',
    Short: 'العجز',
    Over: 'الزيادة',
    'Times short': 'مرات العجز',
    'Drawers counted': 'الأدراج المعدودة',
    'Of the opening': 'يوم الفتح',
    'Counted less expected, of all of them: over above zero, short below': 'المعدود ناقص المتوقع لها جميعًا: فوق الصفر زيادة ودونه عجز',
    'Over and short by day': 'الزيادة والعجز حسب اليوم',
  },
};
