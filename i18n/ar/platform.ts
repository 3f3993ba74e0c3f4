/** The super-admin's dashboard. */
export default {
  dashboard: 'لوحة المنصة',
  lead: 'كل الأنشطة على هذه المنصة',
  clients: 'الأنشطة التجارية',
  establishments: 'المنشآت',
  stations: 'المحطات',
  growth: 'الأنشطة التجارية عبر الزمن',
  period: 'الفترة',
  week: 'أسبوع',
  month: 'شهر',
  year: 'سنة',
  gained:
    'لا جديد منذ %{since} |||| %{count} جديد منذ %{since} |||| %{count} جديدان منذ %{since} |||| %{count} جديدة منذ %{since} |||| %{count} جديدًا منذ %{since} |||| %{count} جديد منذ %{since}',
  until: 'حتى نهاية',
};
