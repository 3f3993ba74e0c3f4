/** Businesses and establishments on the platform, and what is connected to them. */
export default {
  keep_first: 'ستُزال هذه المنشأة التجارية: اختر «الاحتفاظ بالنشاط» أولًا',
  has_orders: 'لدى «\u2068%{name}\u2069» طلبات (%{smart_count}): اجعله غير نشط بدلًا من ذلك، أو أزل كل ما يخصه بواسطة «إزالة النشاط»',
  removal_begun: 'بدأت الإزالة: لم يعد هناك ما يُحتفظ به',
  removed_already: 'هذا النشاط مقرر إزالته بالفعل',
  archive_being_made: 'يجري إعداد الأرشيف: حاول مرة أخرى بعد بضع دقائق',
  archive_gone: 'لم يعد الأرشيف موجودًا',
  currency_stays: 'تُحفظ المبالغ هنا بعملة %{currency} (%{what}): أبقِها وأضف منشأة أخرى لعملة أخرى',
  mapped_already: 'هذا مربوط بالفعل: غيّر ذلك الصف أو احذف أحدهما',
  no_such_integration: 'لا يوجد تكامل كهذا',
};
