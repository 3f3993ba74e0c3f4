/** ما تقوله تعريفات هذه المجموعة، بحسب النص الإنجليزي. */
export default {
  'cash-drawer-sessions': {
    'Cash drawer session': 'وردية درج النقود',
    'Cash drawer sessions': 'ورديات درج النقود',
    'Closed by': 'أغلقه',
    'Empty: still open': 'فارغ: ما زال مفتوحا',
    'Whose cash is in it. Empty: that of all stations without a drawer of their own': 'لمن النقد فيه. فارغ: نقد كل المحطات التي لا درج لها',
    Movements: 'الحركات',
    'Pay in': 'إيداع',
    'Pay out': 'صرف',
    Drop: 'إيداع في الخزنة',
    'Tip out': 'صرف إكراميات',
    'Open now': 'مفتوحة الآن',
    'It is not closed before it is opened': 'لا يغلق قبل أن يفتح',
  },
  'expense-types': {
    'Expense type': 'نوع مصروف',
    'Expense types': 'أنواع المصروفات',
  },
  expenses: {
    Expense: 'مصروف',
    Summary: 'ملخص',
    'Date from': 'من',
    'Date to': 'إلى',
  },
  group: {
    Money: 'المال',
  },
};
