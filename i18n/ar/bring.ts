/** Bringing a business over from another system. */
export default {
  lead: 'من النظام الذي تستخدمه اليوم: صدّر ملفاتك منه وأفلتها كلها هنا. لا يُحفظ شيء قبل أن ترى ما سيحدث.',
  steps: { system: 'النظام', files: 'الملفات', check: 'الفحص', done: 'الاستيراد' },
  which: 'أي نظام تستخدم اليوم؟',
  export_there: 'ما تصدّره من %{system}',
  not_brought: 'لا تُحضر هذه الملفات الصور، ولا بطاقات الهدايا والنقاط لمعظم الأنظمة: فهي لا تصدّر الأرقام كاملة، أو لا تصدّر النقاط.',
  recognised: 'هذا ملف من %{system} ‏(%{file}). ينتج عنه %{what}.',
  recognised_alone: 'هذا ملف من %{system} ‏(%{file})، فيه أرصدة لإحضارها.',
  bring_it: 'انقله هكذا',
  from_import: 'هل تأتي من نظام آخر؟',
  drop_all: 'أفلت كل الملفات هنا',
  choose_files: 'اختر الملفات',
  reading: 'تجري قراءة الملفات…',
  files_help: 'ملفات CSV أو Excel ‏(XLSX) كما كتبها النظام الآخر: لا تغيّرها قبل ذلك.',
  remove: 'أخرج %{name}',
  take_away: 'إخراج',
  count: '%{name}: %{count}',
  makes: 'ينتج عنه %{what}',
  not_allowed: 'لا يحق لك إضافة هذه، لذلك تُترك: %{what}',
  unknown: 'ليس ملفًا من نظام آخر نعرفه. استورده وحده، وهناك تحدد ما هو كل عمود.',
  check_all: 'افحص كل الملفات',
  more: 'انقل ملفات أخرى',
  sales: {
    where: 'أين تذهب المبيعات السابقة',
    where_help:
      'اختر المنشأة لكل مكان تسميه الملفات. تُحتسب المبيعات السابقة في التقارير فقط: لا يُمس مخزون ولا بطاقة ولا نقاط ولا درج نقد ولا تنبيه.',
    nowhere: 'لا يمكنك إحضار المبيعات السابقة إلى أي مكان: يلزم إذن الاستيراد وإذن إرسال الطلبات.',
    no_name: 'مبيعات لا تسمي مكانًا',
    leave_out: 'اترك هذه',
    orders: 'عدد الطلبات: %{count}',
    has: 'عدد الطلبات السابقة فيه: %{count}',
    of: '%{name}: من %{from} إلى %{to}',
    see_summary: 'عرض ملخص المبيعات',
    month: 'الشهر',
    all: 'الكل',
    days: 'أيام فيها مبيعات',
    gross_sales: 'إجمالي المبيعات',
    discounts: 'الخصومات',
    refunds: 'المبالغ المستردة',
    net_sales: 'صافي المبيعات',
    tax: 'الضريبة',
    service_charges: 'رسوم الخدمة',
    tips: 'الإكراميات',
    orders_sold: 'الطلبات',
  },
  stock: {
    title: 'المخزون الحالي',
    help: 'ما يذكره النظام الآخر يفتح مخزون هذه المنتجات. الأصناف التي تحرّكت هنا من قبل تحتفظ بجردها.',
    into: 'مخزون أي مكان يأتي إلى %{name}',
    leave_out: 'ترك المخزون',
    of_file: 'كل ما في الملف',
    none_comes: 'لن يُحضر أي مخزون',
    items: 'لا أصناف |||| صنف واحد |||| صنفان |||| %{count} أصناف |||| %{count} صنفًا |||| %{count} صنف',
    has: 'لا يذكر مخزون أي صنف |||| يذكر مخزون صنف واحد |||| يذكر مخزون صنفين |||| يذكر مخزون %{count} أصناف |||| يذكر مخزون %{count} صنفًا |||| يذكر مخزون %{count} صنف',
    not_allowed: 'لا يحق لك تحديد الجرد الفعلي، لذلك يُترك مخزونه.',
    no_value: 'لا يحق لك رؤية التكاليف: يعرض الفحص كميات المخزون دون قيمته.',
  },
  gift_cards: {
    has: 'لا بطاقات هدايا برصيد |||| بطاقة هدية واحدة برصيد |||| بطاقتا هدية برصيد |||| %{count} بطاقات هدايا برصيد |||| %{count} بطاقة هدية برصيد |||| %{count} بطاقة هدية برصيد',
    not_allowed: 'لا يحق لك إضافة بطاقات الهدايا ورؤية أرقامها، لذلك تُترك.',
  },
  left_out: {
    card_codes:
      'لا يمكن إحضار بطاقات الهدايا من هذا الملف: فيه آخر أربعة أحرف فقط من كل رمز ولا يمكن الدفع بها. اطلب الرموز الكاملة من Shopify، أو استبدل كل بطاقة عندما يأتي صاحبها.',
  },
  points: {
    has: 'لا ضيوف لديهم نقاط |||| ضيف واحد لديه نقاط |||| ضيفان لديهما نقاط |||| %{count} ضيوف لديهم نقاط |||| %{count} ضيفًا لديهم نقاط |||| %{count} ضيف لديهم نقاط',
    not_allowed: 'لا يحق لك إضافة أعضاء الولاء وتعديل نقاطهم ورؤية أرقام البطاقات، لذلك تُترك النقاط.',
  },
  balances: {
    loyalty: 'الولاء',
    members: 'الأعضاء',
    points: 'النقاط',
    see_points: 'عرض ما هو مستحق من النقاط',
    gift_cards: 'بطاقات الهدايا',
    cards: 'البطاقات',
    on_cards: 'الرصيد عليها',
    see_cards: 'عرض ما هو مستحق على البطاقات',
    stock: 'المخزون الحالي: %{name}',
    items: 'الأصناف',
    pieces: 'القطع',
    weighed: 'يُباع بالوزن',
    value: 'القيمة بالتكلفة',
    no_costs: 'تظهر قيمته لمن يحق له رؤية التكاليف.',
    without_cost:
      'لا صنف بلا تكلفة. |||| صنف واحد بلا تكلفة وليس ضمن القيمة. |||| صنفان بلا تكلفة وليسا ضمن القيمة. |||| %{count} أصناف بلا تكلفة وليست ضمن القيمة. |||| %{count} صنفًا بلا تكلفة وليست ضمن القيمة. |||| %{count} صنف بلا تكلفة وليست ضمن القيمة.',
    see_stock: 'عرض المخزون',
  },
  files: {
    square: {
      items: {
        name: 'مكتبة الأصناف',
        where: 'لوحة Square: ‏Items & services › Items › Actions › Export library',
        brings: 'الفئات والضرائب ومنتج لكل نوع، مع المخزون الحالي لكل موقع. خيارات الإضافات ليست في الملف: أضفها هنا.',
      },
      customers: {
        name: 'العملاء',
        where: 'لوحة Square: ‏Customers › Customer directory › Import / Export › Export customers',
        brings: 'العملاء مع العنوان وتاريخ الميلاد والموافقة',
      },
      item_sales: {
        name: 'المبيعات السابقة',
        where: 'لوحة Square: المعاملات، اختر فترة حتى سنة › تصدير › ملف CSV لتفاصيل الأصناف',
        brings:
          'كل عملية بيع بسطورها وخصوماتها وضريبتها واستردادها، حتى تُقارن التقارير بالعام الماضي. لا تظهر الإكراميات والمدفوعات النقدية في أي صف منه.',
      },
    },
    shopify: {
      products: {
        name: 'المنتجات',
        where: 'إدارة Shopify: ‏Products › Export › All products, plain CSV file',
        brings: 'أنواع المنتجات كفئات، ومنتج لكل نوع، مع مخزونه الحالي إن كان للمتجر موقع واحد',
      },
      inventory: {
        name: 'المخزون',
        where: 'لوحة Shopify: المنتجات › المخزون › تصدير، كل أنواع الكميات',
        brings: 'المخزون الحالي لكل موقع: للمتاجر ذات المواقع المتعددة',
      },
      customers: {
        name: 'العملاء',
        where: 'إدارة Shopify: ‏Customers › Export › All customers, plain CSV file',
        brings: 'العملاء مع العنوان والوسوم والملاحظات والموافقة',
      },
      orders: {
        name: 'الطلبات السابقة',
        where: 'إدارة Shopify: الطلبات › تصدير › الطلبات حسب التاريخ، ملف CSV عادي',
        brings: 'كل طلب مدفوع، حتى تُقارن التقارير بالعام الماضي. ما استُرد يُحتسب في يوم البيع: لا يذكر الملف يومًا آخر.',
      },
      gift_cards: {
        name: 'بطاقات الهدايا',
        where: 'لوحة Shopify: المنتجات › بطاقات الهدايا › تصدير',
        brings: 'لا يمكن إحضارها: في الملف آخر أربعة أحرف فقط من كل رمز',
      },
    },
    toast: {
      item_selections: {
        name: 'الأصناف المبيعة',
        where: 'Toast Web: ‏Reports › Data exports، الملف ItemSelectionDetails.csv لبضعة أسابيع',
        brings:
          'مجموعات القائمة كفئات، وكل صنف بيع بسعر آخر بيع له، والمبيعات السابقة حتى تُقارن التقارير بالعام الماضي. الإكراميات والمدفوعات في ملفات أخرى.',
      },
      modifier_selections: {
        name: 'الإضافات المبيعة',
        where: 'Toast Web: ‏Reports › Data exports، الملف ModifiersSelectionDetails.csv',
        brings: 'مجموعات الخيارات كإضافات، مع الخيارات التي بيعت',
      },
      time_entries: {
        name: 'ساعات العمل',
        where: 'Toast Web: ‏Reports › Data exports، الملف TimeEntries.csv',
        brings: 'الموظفون مع أجورهم',
      },
      checks: {
        name: 'الفواتير',
        where: 'Toast Web: ‏Reports › Data exports، الملف CheckDetails.csv',
        brings: 'الضيوف المذكورون في الفواتير',
      },
    },
    lightspeed: {
      products: {
        name: 'المنتجات',
        where: 'Retail (X-Series): ‏Catalog › Products › Export list',
        brings: 'الفئات والضرائب ومنتج لكل نوع، مع المخزون الحالي لكل فرع',
      },
    },
    clover: {
      inventory: {
        name: 'المخزون',
        where: 'لوحة Clover: ‏Inventory › Items › Export',
        brings: 'الضرائب ومجموعات الإضافات والفئات والأصناف، مع مخزونها الحالي',
      },
    },
    woocommerce: {
      products: {
        name: 'المنتجات',
        where: 'WordPress: ‏Products › All products › Export، كل الأعمدة',
        brings: 'الفئات ومنتج لكل نوع، مع مخزونه الحالي',
      },
    },
    odoo: {
      products: {
        name: 'المنتجات',
        where:
          'Sales › Products، عرض القائمة، اختر الكل، Action › Export: ‏Name, Internal Reference, Barcode, Sales Price, Cost, Product Category, Customer Taxes, Quantity On Hand',
        brings: 'الفئات والضرائب والمنتجات، مع مخزونها الحالي',
      },
      contacts: {
        name: 'جهات الاتصال',
        where: 'Contacts، عرض القائمة، اختر الكل، Action › Export: ‏Name, Is a Company, Email, Phone, Street, Zip, City, Country',
        brings: 'العملاء مع عناوينهم',
      },
      cards: {
        name: 'بطاقات الهدايا والولاء',
        where:
          'المبيعات › المنتجات › بطاقات الهدايا والمحفظة (أو الخصم والولاء)، برنامج، بطاقاته، اختر الكل، إجراء › تصدير: Code, Points, Program, Program Type, Partner, Partner/Email, Partner/Phone, Expiration Date, Currency',
        brings: 'ما تبقّى على بطاقات الهدايا والمحافظ، ونقاط بطاقات الولاء',
      },
    },
  },
};
