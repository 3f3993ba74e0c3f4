/** ملفات من القوائم والتقارير. */
export default {
  export: 'تصدير',
  preparing: 'جارٍ تجهيز الملف…',
  cancel: 'إلغاء',
  format: 'الصيغة',
  formats: { csv: 'CSV', xlsx: 'Excel (XLSX)', pdf: 'PDF' },
  meant: { csv: 'قيم مجردة للبرامج الأخرى وللاستيراد', xlsx: 'مبالغ وتواريخ قابلة للحساب', pdf: 'للقراءة أو الطباعة أو الإرسال' },
};
