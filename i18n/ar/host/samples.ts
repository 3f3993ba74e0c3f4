/** What is said of sample menus. */
export default {
  not_empty: 'في هذا الكتالوج شيء بالفعل: لا تضاف قائمة تجريبية إلا إلى كتالوج فارغ',
  needs_categories: 'تنشئ القائمة التجريبية فئات أيضًا: اطلبها ممن يحق له إضافتها',
};
