/** ما وجدته التنبيهات. */
export default {
  over: 'درج النقد %{drawer}: زيادة %{difference} (الحد %{limit})',
  short: 'درج النقد %{drawer}: نقص %{difference} (الحد %{limit})',
  unpaid: 'الطلب %{order} بقيمة %{total} لم يُدفع بعد مرور %{hours} ساعة على فتحه',
  unpaid_together:
    'لا طلبات غير مدفوعة من أيام سابقة بعد %{hours} ساعة (%{total}) |||| طلب واحد من أيام سابقة لم يُدفع بعد مرور %{hours} ساعة على فتحه: %{total} |||| طلبان من أيام سابقة لم يُدفعا بعد مرور %{hours} ساعة على فتحهما: %{total} معًا |||| %{smart_count} طلبات من أيام سابقة لم تُدفع بعد مرور %{hours} ساعة على فتحها: %{total} معًا |||| %{smart_count} طلبًا من أيام سابقة لم تُدفع بعد مرور %{hours} ساعة على فتحها: %{total} معًا |||| %{smart_count} طلب من أيام سابقة لم تُدفع بعد مرور %{hours} ساعة على فتحها: %{total} معًا',
  low_stock: '%{item}: المتبقي %{current}، ويعاد الطلب عند %{point}',
  low_stock_in: '%{item}: المتبقي %{current}، ويعاد الطلب عند %{point} (الوحدة: %{unit})',
  voids: 'بلغت الإلغاءات %{amount}: ‏%{percent} من إجمالي المبيعات (الحد %{limit})',
  voids_taxed: 'بلغت الإلغاءات %{amount}، ومن دون الضريبة المشمولة %{net}: ‏%{percent} من إجمالي المبيعات (الحد %{limit})',
  no_sales: 'لا مبيعات منذ %{time}، لأكثر من %{minutes} دقيقة',
  labour: 'تكلفة العمالة %{amount}: ‏%{percent} من صافي المبيعات (الحد %{limit})',
  labour_at_least: 'تكلفة العمالة %{amount} على الأقل: ‏%{percent} من صافي المبيعات (الحد %{limit})، و%{hours} ساعة بلا أجر محدد',
  target_day: 'بلغ صافي مبيعات اليوم هدفه البالغ %{limit}',
  target_week: 'بلغ صافي مبيعات الأسبوع هدفه البالغ %{limit}',
  target_month: 'بلغ صافي مبيعات الشهر هدفه البالغ %{limit}',
};
