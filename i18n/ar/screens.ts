/** أسماء الشاشات التي لا يصفها أي تعريف. */
export default {
  bulk_operations: 'الاستيراد والتصدير',
  bulk_import: 'استيراد',
  bulk_operation: 'عملية',
  bulk_bring: 'انقل عملك إلى هنا',
  whole_business: 'تصدير النشاط أو نقله',
  set_up: 'إعداد نشاطك',
};
