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
    'Hours × the wage that each shift was worked at': 'الساعات × الأجر الساري عند كل وردية',
    'They are not in the wages until their shifts have one': 'لا تدخل في الأجور حتى يكون لوردياتها أجر',
  },
};
