/** ما يظهر في المعاينات بجانب الإعدادات. */
export default {
  moment: 'اللحظة',
  display: {
    screen: 'شاشة العميل',
    idle: 'بين الطلبات',
    ordering: 'أثناء الطلب',
    tip: 'الدفع',
    thanks: 'الشكر',
    your_order: 'طلبك',
    more: 'بنود أخرى: %{smart_count}',
    saved: 'وفّرت',
    total: 'الإجمالي',
    loyalty: 'بطاقة ولاء؟ أدخل رقمها',
    to_pay: 'للدفع',
    tip_question: 'هل تود ترك إكرامية؟',
    other_tip: 'مبلغ آخر',
    no_tip: 'بلا إكرامية',
    reader: 'قرّب بطاقتك من القارئ',
    email: 'أرسل الإيصال بالبريد الإلكتروني',
    stays: 'العودة إلى الترحيب بعد ثوانٍ: %{smart_count}',
  },
};
