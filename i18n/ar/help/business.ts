/** كيف يتم ذلك: التنبيهات والملفات الداخلة والخارجة والبرامج الأخرى. */
export default {
  alert: {
    title: 'أن تُبلَّغ حين يخرج شيء عن المألوف',
    one: 'افتح {page:/alert-rules} واضغط {new:alert-rules}.',
    two: 'اختر ما يُراقَب ومن أي حد.',
    three: 'اختر {field:alert-rules.people}: يصلهم إشعار وبريد إلكتروني، ولا يرون منه إلا ما تسمح به صلاحياتهم.',
    four: 'ما أُثير تجده في {page:/alerts}. اضغط {verb:alerts.see} متى علمت به؛ وما لم يعد قائمًا يُحسم تلقائيًا.',
    note: 'يبلغك الجرس في الأعلى و{page:/notifications} بالتنبيهات وبالأعمال التي انتهت.',
  },
  bring_business: {
    title: 'نقل عمل من نظام آخر',
    one: 'افتح {page:/bulk-operations/bring} واختر النظام الذي تستخدمه اليوم: يقول لك ما تصدّره هناك.',
    two: 'أفلت كل ملفاته دفعة واحدة، كما كتبها ذلك النظام.',
    three: 'اضغط {say:bring.check_all}. ولا يُحفظ شيء قبل أن ترى ما سيحدث.',
    four: 'استوردها. المبيعات السابقة تُحسب في التقارير وحدها: لا تمس مخزونًا ولا بطاقة ولا درجًا.',
    note: 'يمكن التراجع عن كل ذلك في {page:/bulk-operations}: {say:bulk.undo}.',
  },
  import_file: {
    title: 'استيراد ملف',
    one: 'افتح {page:/bulk-operations/import} واختر ما تستورده وأفلت ملف CSV أو Excel. ويعطيك {say:bulk.template} ملفًا لتملأه.',
    two: 'حدّد أي حقل يصيره كل عمود.',
    three: 'اضغط {say:bulk.check}: الصفوف التي كانت ستُرفض يمكن تصحيحها في مكانها.',
    four: 'استورد. بحسب اختيارك تُضاف السجلات الجديدة وحدها أو تُحدَّث الموجودة أيضًا.',
    note: 'يتراجع {say:bulk.undo} في {page:/bulk-operations} عن الاستيراد.',
  },
  whole_business: {
    title: 'أخذ كل شيء معك',
    one: 'افتح {page:/whole-business} واضغط {say:whole.export}.',
    two: 'يمكنك مواصلة العمل؛ فالملف يحتوي كل شيء كما كان في لحظة واحدة.',
    three: 'اضغط {say:whole.download} متى اكتمل. احفظه في مكان آمن: فيه بيانات شخصية، وليس فيه كلمات مرور أو مفاتيح.',
    four: 'يبدأ عمل جديد فارغ من ملف كهذا: {say:whole.choose} في الصفحة نفسها هناك.',
  },
  webhook: {
    title: 'إبلاغ برنامج آخر بما يحدث هنا',
    one: 'افتح {page:/webhooks} واضغط {new:webhooks} وأدخل عنوان البرنامج.',
    two: 'اختر {field:webhooks.events}.',
    three: 'احفظ، واحتفظ بالسر الذي يُعرض هذه المرة وحدها: به يتحقق البرنامج مما يصله.',
    four: 'اضغط {verb:webhooks.ping}. تقول {page:/webhook-deliveries} بماذا أُجيب؛ واضغط {verb:webhook-deliveries.again} إذا لم يُقبل شيء.',
  },
  api_key: {
    title: 'السماح لبرنامج بالعمل هنا',
    one: 'افتح {page:/api-keys} واضغط {new:api-keys}: مفتاح لكل برنامج.',
    two: 'اختر ما يجوز له وفي أي منشآت، وإلى متى يسري.',
    three: 'احفظ وانسخ المفتاح: يُعرض هذه المرة وحدها.',
    four: 'اضغط {verb:api-keys.rotate-token} إذا وقع في أيدٍ خاطئة. ويتوقف الحالي فورًا.',
  },
};
