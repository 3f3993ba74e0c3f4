/** كيف يتم ذلك: النقد والمصروفات والساعات والإكراميات والمحاسبة. */
export default {
  cash_drawer: {
    title: 'فتح درج النقود وعدّه وإغلاقه',
    one: 'اضغط {new:cash-drawer-sessions} وأدخل {field:cash-drawer-sessions.opening_float} والمحطة التي نقدها فيه.',
    two: 'سجّل بواسطة {verb:cash-drawer-sessions.movement} ما يدخل ويخرج عدا المبيعات. أما المبيعات النقدية فتنتج من الدفعات.',
    three: 'في المساء عُدّ دون أن تنظر إلى ما ينبغي أن يكون فيه، واضغط {verb:cash-drawer-sessions.close}.',
    four: 'أدخل عدد القطع والأوراق من كل فئة. ويظهر الفرق في الصفحة بعد الإغلاق.',
    five: 'يعرض {page:/reports/over-short} بحسب الشخص الأدراج التي لم يكن فيها ما ينبغي.',
    note: 'الدرج المغلق لا يمكن تغييره.',
  },
  till_cash: {
    title: 'وضع النقد الذي أبلغت به الصناديق في درج',
    one: 'افتح {page:/till-cash-entries}: ما أبلغت به الصناديق دون درج مفتوح يبقى خارجًا.',
    two: 'افتح القيد واضغط {verb:till-cash-entries.place}.',
    three: 'اختر الدرج الذي ينتمي إليه.',
  },
  expense: {
    title: 'إدخال المصروفات، والمتكررة منها أيضًا',
    one: 'حدّد في {page:/expense-types} ما تُصنَّف به المصروفات.',
    two: 'افتح {page:/expenses} واضغط {new:expenses} وأدخل المبلغ واليوم والنوع.',
    three: 'للإيجار وما يشبهه اضغط {new:recurring-expenses} في {page:/recurring-expenses}: يُدخَل كل منها تلقائيًا في يومه.',
    four: 'يطرحها {page:/reports/profit-statement} مما يبقى بعد البضائع والعمل.',
  },
  payroll: {
    title: 'من الساعات إلى الرواتب',
    one: 'حدّد في {page:/settings/labour} ما هو العمل الإضافي ومتى يُدفع.',
    two: 'الورديات في {page:/time-entries}. ويجد {view:time-entries.forgotten} ما لم ينهه أحد: أدخل {field:time-entries.time_out}.{may:TimeEntryEdit}',
    three: 'افتح {page:/reports/payroll} واختر فترة الدفع: الساعات والعمل الإضافي والأجور والإكراميات لكل موظف.',
    four: 'اضغط {say:exports.export} لمن يدفعها.',
    note: 'تحتفظ الوردية بالأجر الذي أُدخلت به. والساعات بلا أجر تُذكر ولا تُحسب صفرًا أبدًا.',
  },
  tip_pool: {
    title: 'تقسيم إكراميات يوم',
    one: 'حدّد في {page:/settings/tipping} كيف تُقسَّم الإكراميات. ونقاط كل دور في {page:/roles}.',
    two: 'افتح {page:/tip-pools} واضغط {new:tip-pools} واختر اليوم: تُحسب الحصص من الإكراميات والساعات.',
    three: 'صحّح الأوقات المنسية ثم اضغط {verb:tip-pools.calculate}.',
    four: 'اضغط {verb:tip-pools.approve}. ولا يغيّر الحصص بعد ذلك إلا {verb:tip-pools.reopen} مع سبب.',
  },
  accounting: {
    title: 'ربط برنامج محاسبة',
    one: 'افتح {page:/integrations} واضغط {say:integrations.add} بجانب برنامجك. {may:IntegrationCreate}ولكل منشأة ربط خاص بها.',
    two: 'افتح الربط. إذا كان البرنامج على الإنترنت فاضغط {say:integrations.connect} وسجّل الدخول هناك، ثم اضغط {say:integrations.read_accounts}.{may:IntegrationEdit}',
    three: 'في {say:integrations.mapping} اختر الحساب الذي يُقيَّد فيه كل جزء من أرقامك.{may:IntegrationDetail}',
    four: 'يعرض {say:integrations.journal} يومًا كما كان سيُقيَّد.{may:IntegrationDetail}',
    five: 'اضغط {verb:third-party-integrations.send} لإرسال أيام، أو {verb:third-party-integrations.download} للحصول على ملف يستورده البرنامج. وما أُرسل أو خرج في ملفات التغييرات تجده في {page:/sent-journals}.',
  },
  orders_from_programs: {
    title: 'استقبال الطلبات من Square أو Shopify',
    one: 'افتح {page:/integrations} واضغط {say:integrations.add} بجانب البرنامج. {may:IntegrationCreate}ولكل منشأة ربط خاص بها؛ وإن كان للبرنامج عدة مواقع فحدّد موقعك.',
    two: 'Square: اضغط {verb:third-party-integrations.orders-token} وألصق الرمز الذي تعرضه Developer Console لديه. تصل الطلبات من اليوم الذي تختاره، مع ما رُدّ وأرقام بطاقات الهدايا، كل بضع دقائق.{may:IntegrationEdit}',
    three:
      'Shopify، وSquare إذا كان ينبغي أن تصل الطلبات فورًا: أدخل هناك ضمن إشعارات الويب العنوان الذي يعرضه الربط، وأدخل هنا مفتاحها عبر {verb:third-party-integrations.orders-key}.{may:IntegrationEdit}',
    four: 'ما لا يتطابق لا يدخل في أي رقم، وينتظر مع سببه في {page:/refused-orders}: صحّح الخطأ ثم اضغط {verb:refused-orders.take-in} أو {verb:refused-orders.dismiss}.',
  },
};
