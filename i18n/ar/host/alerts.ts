/** ما وجدته التنبيهات. */
export default {
  over: 'درج النقد %{drawer}: زيادة %{difference} (الحد %{limit})',
  short: 'درج النقد %{drawer}: نقص %{difference} (الحد %{limit})',
  unpaid: 'الطلب %{order} بقيمة %{total} لم يُدفع بعد مرور %{hours} ساعة على فتحه',
  low_stock: '%{item}: المتبقي %{current}، ويعاد الطلب عند %{point}',
  low_stock_in: '%{item}: المتبقي %{current}، ويعاد الطلب عند %{point} (الوحدة: %{unit})',
  voids: 'بلغت الإلغاءات %{amount}: ‏%{percent} من إجمالي المبيعات (الحد %{limit})',
  no_sales: 'لا مبيعات منذ %{time}، لأكثر من %{minutes} دقيقة',
  labour: 'تكلفة العمالة %{amount}: ‏%{percent} من صافي المبيعات (الحد %{limit})',
  labour_at_least: 'تكلفة العمالة %{amount} على الأقل: ‏%{percent} من صافي المبيعات (الحد %{limit})، و%{hours} ساعة بلا أجر محدد',
};
