/** The super-admin's dashboard. */
export default {
  dashboard: 'لوحة المنصة',
  lead: 'كل الأنشطة على هذه المنصة',
  clients: 'العملاء',
  establishments: 'المنشآت',
  stations: 'المحطات',
  growth: 'العملاء عبر الزمن',
  period: 'الفترة',
  week: 'أسبوع',
  month: 'شهر',
  year: 'سنة',
  gained:
    '%{count} عملاء منذ أول يوم معروض |||| %{count} عميل منذ أول يوم معروض |||| %{count} عميلان منذ أول يوم معروض |||| %{count} عملاء منذ أول يوم معروض |||| %{count} عميلا منذ أول يوم معروض |||| %{count} عميل منذ أول يوم معروض',
  as_table: 'كجدول',
  until: 'حتى نهاية',
};
