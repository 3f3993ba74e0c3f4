/** ما تُبلَّغ به الويب هوك. */
export default {
  everything: 'كل شيء، حتى ما يُضاف هنا لاحقًا',
  created: 'الإنشاء',
  updated: 'التغيير',
  deleted: 'الحذف',
};
