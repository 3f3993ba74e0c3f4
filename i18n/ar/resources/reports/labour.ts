/** ما تقوله تقارير العمل. */
export default {
  'time-entry-hours': {
    'Hours worked': 'ساعات العمل',
    'Hours by employee, from their time entries; a running shift counts up to now':
      'الساعات لكل موظف من سجلات دوامه؛ والدوام الجاري يُحسب حتى الآن',
    'Still at work': 'ما زال في العمل',
    'No time out': 'بلا وقت انصراف',
    'Shifts that began more than a day ago and have no time out: they count no hours until they have':
      'دوامات بدأت قبل أكثر من يوم وليس لها وقت انصراف: لا تُحسب ساعاتها حتى يُسجَّل',
    'Job title': 'المسمى الوظيفي',
    Days: 'الأيام',
    Shifts: 'الورديات',
    'Break hours': 'ساعات الاستراحة',
    Wages: 'الأجور',
    'Time at work less breaks': 'وقت العمل ناقصًا الاستراحات',
    'Hours without a wage': 'ساعات بلا أجر',
    'They are not in the wages until their shifts have one': 'لا تدخل في الأجور حتى يكون لوردياتها أجر',
    'Overtime hours': 'ساعات إضافية',
    'Of these, as the labour settings say what is overtime': 'منها، وفق إعدادات العمل',
    'Hours × the wage that each shift was worked at, overtime at its rate': 'الساعات × الأجر الساري عند كل وردية، والإضافية بمعدلها',
  },
  'weekly-hours': {
    'Hours by week': 'الساعات حسب الأسبوع',
    'What each employee worked in each work week, and what of it is overtime': 'ما عمله كل موظف في كل أسبوع عمل، وما الإضافي منه',
    'Week from': 'الأسبوع من',
    'Job title': 'المسمى الوظيفي',
    Shifts: 'الورديات',
    'Regular hours': 'ساعات عادية',
    'Overtime hours': 'ساعات إضافية',
    'No time out': 'بلا وقت انصراف',
    Wages: 'الأجور',
    'Hours without a wage': 'ساعات بلا أجر',
    'The first day of the work week, which the labour settings say; of each week the chosen days are counted':
      'أول يوم في أسبوع العمل وفق إعدادات العمل؛ وتُحسب من كل أسبوع الأيام المختارة',
    'Time at work less breaks, of the shifts that began in the week; running ones up to now':
      'وقت العمل ناقصًا الاستراحات للورديات التي بدأت في الأسبوع؛ والجارية حتى الآن',
    'As the labour settings say what is overtime; hours before the chosen days count towards their week’s':
      'وفق إعدادات العمل؛ والساعات السابقة للأيام المختارة تُحسب ضمن أسبوعها',
    'Shifts that began more than a day ago and have no time out: they count no hours until they have':
      'دوامات بدأت قبل أكثر من يوم وليس لها وقت انصراف: لا تُحسب ساعاتها حتى يُسجَّل',
    'Hours × the wage that each shift was worked at, overtime at its rate': 'الساعات × الأجر الساري عند كل وردية، والإضافية بمعدلها',
    'They are not in the wages until their shifts have one': 'لا تدخل في الأجور حتى يكون لوردياتها أجر',
  },
  'missing-time-outs': {
    'Shifts without a time out': 'ورديات بلا وقت انصراف',
    'Shifts that began more than a day ago and that nobody ended: they count no hours and are not paid until somebody does':
      'ورديات بدأت قبل أكثر من يوم ولم ينهها أحد: لا تُحسب لها ساعات ولا تُدفع حتى ينهيها أحد',
    'Time entry': 'سجل وقت',
    'Job title': 'المسمى الوظيفي',
    'Time in': 'الدخول',
    'Began hours ago': 'بدأت قبل ساعات',
    'The day of the shift; it opens the time entry, where its end can be entered':
      'يوم الوردية؛ يفتح سجل الوقت حيث يمكن إدخال وقت الانصراف',
  },
  payroll: {
    Payroll: 'كشف الرواتب',
    'Hours, wages and tips of each employee by pay period, for whoever pays them; the pay periods are those of the labour settings':
      'ساعات كل موظف وأجوره وإكرامياته حسب فترة الدفع، لمن يعدّ الرواتب؛ والفترات هي المحددة في إعدادات العمل',
    'Pay periods': 'فترات الدفع',
    'The last that ended by then': 'آخر فترة انتهت حتى ذلك الحين',
    'All that ended in these days': 'كل ما انتهى في هذه الأيام',
    'All that touch these days': 'كل ما يشمل هذه الأيام',
    'The one that the last day is in': 'الفترة التي يقع فيها اليوم الأخير',
    'Pay period from': 'فترة الدفع من',
    'Pay period to': 'فترة الدفع إلى',
    'Regular hours': 'ساعات عادية',
    'Overtime hours': 'ساعات إضافية',
    'Overtime at the second rate': 'إضافي بالمعدل الثاني',
    'Hourly rate': 'أجر الساعة',
    'Gross wages': 'الأجر الإجمالي',
    'Hours without a wage': 'ساعات بلا أجر',
    'Not paid: no time out': 'غير مدفوع: بلا انصراف',
    'Job title': 'المسمى الوظيفي',
    'A pay period is always whole, whatever days are chosen': 'فترة الدفع كاملة دائمًا، أيًا كانت الأيام المختارة',
    'Time at work less breaks, without overtime': 'وقت العمل ناقصًا الاستراحات، دون الإضافي',
    'At the overtime rate of the labour settings': 'بمعدل الإضافي في إعدادات العمل',
    'At the second rate of the labour settings': 'بالمعدل الثاني في إعدادات العمل',
    'Empty where shifts of the period had several wages': 'فارغ إذا كان لورديات الفترة أكثر من أجر',
    'Hours × the wage that each shift was worked at, overtime at its rate': 'الساعات × الأجر الساري عند كل وردية، والإضافية بمعدلها',
    'Tips of the orders that they served, by their name, after approved tip pools are shared; those of orders that name nobody, or nobody who worked, stand in rows of their own':
      'إكراميات الطلبات التي خدموها، حسب أسمائهم، بعد توزيع صناديق الإكراميات المعتمدة؛ وإكراميات الطلبات التي لا تذكر أحدًا، أو تذكر من لم يعمل، في صفوف خاصة',
    'Gross wages + tips': 'الأجر الإجمالي + الإكراميات',
    'Hours of shifts that have no wage: they are not in the gross wages': 'ساعات ورديات بلا أجر: لا تدخل في الأجر الإجمالي',
    'When these shifts began; they are not paid until they have a time out': 'متى بدأت هذه الورديات؛ لا تُدفع حتى يكون لها وقت انصراف',
  },
  'daily-sales-graph': {
    Labour: 'العمل',
    'Labour %': 'العمل %',
    'Labour hours': 'ساعات العمل',
    'Net sales per labour hour': 'صافي المبيعات لكل ساعة عمل',
    'Hours without a wage': 'ساعات بلا أجر',
    'Shifts that began on the business day × the wages that they were worked at; of whole days, so nothing stands here where hours are chosen':
      'الورديات التي بدأت في يوم العمل × الأجر الساري عند كل منها؛ لأيام كاملة، فلا يظهر هنا شيء إذا اختيرت ساعات',
    'Labour ÷ net sales': 'العمل ÷ صافي المبيعات',
    'Net sales ÷ hours worked': 'صافي المبيعات ÷ ساعات العمل',
    'They are not in labour until their shifts have a wage': 'لا تدخل في العمل حتى يكون لوردياتها أجر',
    'Sales by day': 'المبيعات حسب اليوم',
  },
  'employee-tips': {
    'Employee tips': 'إكراميات الموظفين',
    'What guests left for whom': 'ما تركه الضيوف ولمن',
    'Orders with a tip': 'طلبات بإكرامية',
    '% of tips': '٪ من الإكراميات',
    'After pooling': 'بعد التوزيع',
    'What is theirs once the approved tip pools of these business days are shared; tips of other days stay with whoever took them. Nothing stands here where hours are chosen: pools are of whole days':
      'ما يخصهم بعد توزيع صناديق الإكراميات المعتمدة لأيام العمل هذه؛ وإكراميات الأيام الأخرى تبقى لمن تلقاها. ولا يظهر هنا شيء إذا اختيرت ساعات: فالصناديق لأيام كاملة',
  },
};
