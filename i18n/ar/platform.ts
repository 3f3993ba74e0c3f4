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
    '%{count} عملاء منذ %{since} |||| %{count} عميل منذ %{since} |||| %{count} عميلان منذ %{since} |||| %{count} عملاء منذ %{since} |||| %{count} عميلا منذ %{since} |||| %{count} عميل منذ %{since}',
  until: 'حتى نهاية',
};
