/** Worked examples beside settings of money. */
export default {
  title: 'مثال',
  tip_lead: 'الاقتراحات على فاتورة %{bill} مع ضريبة %{tax}',
  no_tip: 'لا تطلب إكرامية.',
  surcharge: 'رسم إضافي',
  surcharge_lead: 'ما يدفعه العميل بالبطاقة',
  no_surcharge: 'لا رسم على هذه الدفعة.',
  payment: 'الدفعة',
  to_pay: 'المطلوب دفعه',
};
