/** ملفات من القوائم والتقارير. */
export default {
  export: 'تصدير',
  preparing: 'جارٍ تجهيز الملف…',
  cancel: 'إلغاء',
};
