/** A super-admin inside a client's business, to help there. */
export default {
  enter: 'دخول هذا النشاط',
  enter_title: 'دخول %{name}',
  enter_lead:
    'سترى كل ما في هذا النشاط ويمكنك تغييره كما يفعل مالكه. يُسجَّل دخولك وما تغيّره وخروجك في سجل نشاطه باسمك مع الإشارة إلى أنه دعم.',
  reason: 'سبب الدخول',
  reason_help: 'يستطيع أصحاب النشاط قراءته في سجل النشاط',
  reason_missing: 'اكتب سبب الدخول: يستطيع أصحاب النشاط قراءته في سجل النشاط',
  how_long: 'المدة القصوى',
  minutes:
    '%{smart_count} دقيقة |||| دقيقة واحدة |||| دقيقتان |||| %{smart_count} دقائق |||| %{smart_count} دقيقة |||| %{smart_count} دقيقة',
  region: 'دخول الدعم',
  helping: 'أنت داخل نشاط %{name}',
  left_minutes:
    'بقي أقل من دقيقة |||| بقيت دقيقة |||| بقيت دقيقتان |||| بقيت %{smart_count} دقائق |||| بقيت %{smart_count} دقيقة |||| بقيت %{smart_count} دقيقة',
  leave: 'خروج',
  has_left: 'خرجت من %{name}',
  time_up: 'انتهى وقتك في %{name}: عدت إلى حسابك. ادخل من جديد إن لم تنته بعد.',
};
