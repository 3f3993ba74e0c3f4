/** ما تقوله شاشة كل تقرير. */
export default {
  period: 'الفترة',
  hours: 'الساعات',
  establishments: 'المنشآت',
  search: 'البحث في الصفوف',
  empty: 'لم يُبَع شيء في هذه الفترة. اختر فترة أو ساعات أو منشآت أخرى.',
  as_of: 'الأرقام حتى %{at}',
  filters: 'المرشحات',
  every_establishment: 'كل المنشآت',
  and_more:
    'و%{smart_count} أخرى |||| و%{smart_count} أخرى |||| و%{smart_count} أخرى |||| و%{smart_count} أخرى |||| و%{smart_count} أخرى |||| و%{smart_count} أخرى',
  orders_behind: 'عرض طلبات هذه الأيام وراء هذا السطر',
  presets: {
    today: 'اليوم',
    yesterday: 'أمس',
    this_week: 'هذا الأسبوع (من الأحد)',
    this_week_monday: 'هذا الأسبوع (من الاثنين)',
    last_7_days: 'آخر 7 أيام',
    this_month: 'هذا الشهر',
    last_month: 'الشهر الماضي',
    this_year: 'هذه السنة',
    custom: 'مخصص',
  },
  hour_presets: { all_hours: 'كل الساعات', lunch: '10:30 ص – 4:00 م', dinner: '4:00 م – 10:00 م', custom: 'مخصص' },
};
