/** ترتيب سجلات القائمة. */
export default {
  action: 'إعادة الترتيب',
  title: 'إعادة ترتيب %{name}',
  help: 'اسحب الصف من مقبضه أو استخدم أسهمه. تُحفظ كل نقلة فورًا.',
  keys: 'بلوحة المفاتيح: مفتاح المسافة على المقبض يرفع الصف، والأسهم تنقله، والمسافة تضعه، وEscape يعيده إلى مكانه.',
  group_help: 'فارغ: ما ليس له أي منها',
  handle: 'نقل %{name}',
  lifted: 'رُفع %{name} من الموضع %{position} من %{count}. الأسهم تنقله، والمسافة تضعه، وEscape يعيده.',
  carried: '%{name}: الموضع %{position} من %{count}',
  dropped: '%{name} في الموضع %{position} من %{count}',
  put_back: 'عاد %{name} إلى الموضع %{position} من %{count}',
  nothing: 'لا يوجد هنا ما يُرتَّب.',
  most: 'تظهر أول %{most} فقط من %{total}.',
  done: 'تم',
};
