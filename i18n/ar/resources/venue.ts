/** ما تقوله تعريفات هذه المجموعة، بحسب النص الإنجليزي. */
export default {
  'establishment-hardware': {
    Hardware: 'الأجهزة',
  },
  'establishment-stations': {
    Station: 'محطة',
  },
  establishments: {
    Establishment: 'منشأة',
    Title: 'الاسم',
    'Currency symbol': 'رمز العملة',
    Timezone: 'المنطقة الزمنية',
    'Business day starts at': 'بداية يوم العمل',
    'Sales before this time count to the day before': 'المبيعات قبل هذا الوقت تحسب لليوم السابق',
    Mode: 'الوضع',
    Live: 'فعلي',
    Test: 'تجريبي',
    Behaviour: 'النشاط',
    'Last sale': 'آخر عملية بيع',
    'Setup progress': 'تقدم الإعداد',
    'Of address, tax, order type, product, employee and station, how many there are':
      'ما تم إعداده من العنوان والضريبة ونوع الطلب والمنتج والموظف والمحطة',
    'Money and time': 'المال والوقت',
    Operation: 'التشغيل',
  },
  group: {
    Venue: 'المكان',
  },
  'service-areas': {
    'Service area': 'منطقة خدمة',
    'Service areas': 'مناطق الخدمة',
    Primary: 'رئيسية',
    'The area that a till opens with: there is one at most': 'المنطقة التي يفتح عليها نظام البيع: واحدة على الأكثر',
  },
  tables: {
    Table: 'طاولة',
    'Service area': 'منطقة الخدمة',
  },
};
