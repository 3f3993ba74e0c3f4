/** صور السجل ومستنداته. */
export default {
  choose_picture: 'اختر صورة',
  replace_picture: 'اختر صورة أخرى',
  choose_file: 'اختر ملفًا',
  replace_file: 'اختر ملفًا آخر',
  picture_of: 'صورة: %{name}',
  remove: 'إزالة',
  remove_named: 'إزالة: %{name}',
  cancel: 'إلغاء',
  again: 'أعد المحاولة',
  again_named: 'أعد المحاولة: %{name}',
  uploading: 'جارٍ رفع %{name}…',
  stored: 'تم رفع %{name}',
  cleared: 'تمت الإزالة',
  failed: 'حدث خطأ ما',
  too_large: 'اختر ملفًا لا يزيد حجمه على %{megabytes} ميغابايت',
  save_waits: 'ينتظر الحفظ حتى يكتمل رفع %{name}',
};
