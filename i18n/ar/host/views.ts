/** Views of lists and reports that are saved under a name. */
export default {
  no_list: 'لا توجد قائمة أو تقرير باسم «\u2068%{name}\u2069»',
  not_found: 'لا يوجد عرض كهذا',
  of_a_role_save_own: 'هذا العرض لجميع أصحاب دور معيّن: احفظ عرضًا خاصًا بك',
  of_a_role: 'هذا العرض لجميع أصحاب دور معيّن',
  may_not_share: 'لا يُسمح لك بمشاركة العروض: اسأل من لديه الإذن',
  too_many: 'يوجد بالفعل %{most} عرضًا لهذه القائمة: احذف واحدًا أولًا',
  cannot_be_asked: 'لا يمكن توجيه هذا السؤال إلى «\u2068%{report}\u2069»',
  saved: 'تم حفظ العرض بنجاح',
  deleted: 'تم حذف العرض بنجاح',
};
