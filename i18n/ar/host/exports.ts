/** Files of lists and reports that people ask for. */
export default {
  started: 'بدأ التصدير',
  cancelled: 'أُلغي التصدير',
  ended_already: 'انتهى هذا التصدير بالفعل',
  too_many_at_once: 'يجري إعداد %{most} من عمليات التصدير الخاصة بك: انتظر انتهاء إحداها',
  not_found: 'لا يوجد تصدير كهذا',
  resource_or_report: 'سمِّ موردًا أو تقريرًا، لا كليهما',
  name_what: 'سمِّ المورد أو التقرير المراد تصديره',
  two_letters: 'أعطِ اللغة بحرفين، مثل en',
  only_reports_have_sections: 'الأقسام للتقارير فقط: اتركها',
  list_of_sections: 'أعطِ قائمة تقارير، لكل منها سؤاله',
  no_section: '«\u2068%{section}\u2069» ليس قسمًا من «\u2068%{report}\u2069»',
  sections_once: 'اذكر كل قسم مرة واحدة',
  no_report: 'لا يوجد تقرير باسم «\u2068%{name}\u2069»',
  too_long_for_pdf: 'يتسع ملف PDF لعدد %{most} صف كحد أقصى وهذه %{total}: اختر عوامل تصفية، أو xlsx أو csv اللذين يتسعان لها كلها',
};
