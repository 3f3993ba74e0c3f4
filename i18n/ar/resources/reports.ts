import alerts from './reports/alerts.ts';
import cash from './reports/cash.ts';
import comparisons from './reports/comparisons.ts';
import forecasts from './reports/forecasts.ts';
import labour from './reports/labour.ts';
import liability from './reports/liability.ts';
import mailed from './reports/mailed.ts';
import profit from './reports/profit.ts';
import tiles from './reports/tiles.ts';

/** ما تقوله تعريفات هذه المجموعة، بحسب النص الإنجليزي. */
export default {
  ...alerts,
  ...cash,
  ...comparisons,
  ...labour,
  ...liability,
  ...forecasts,
  ...mailed,
  ...profit,
  ...tiles,
  'cash-summary': {
    Cash: 'النقد',
    'Cash that came in and went out, at the time it did, deposits and gift cards sold included':
      'النقد الداخل والخارج في وقته، مع العرابين وبطاقات الهدايا المباعة',
    'Net cash': 'صافي النقد',
    'Cash taken, with tips, less cash given back': 'النقد المأخوذ مع الإكراميات ناقص النقد المعاد',
    'Cash taken, without tips': 'النقد المأخوذ دون الإكراميات',
    'Tips taken in cash': 'الإكراميات المأخوذة نقدًا',
    'Cash given back, tips included': 'النقد المعاد مع الإكراميات',
  },
  'category-summary': {
    'Sales by category': 'المبيعات حسب الفئة',
  },
  'dashboard-hourly-sales': {
    'Sales by hour': 'المبيعات حسب الساعة',
    'Each hour of the clock, over all the chosen days together, from the hour in which the business day begins':
      'كل ساعة من الساعات في كل الأيام المختارة معًا، بدءًا من ساعة بداية يوم العمل',
  },
  'dashboard-monthly-sales': {
    'Sales by month': 'المبيعات حسب الشهر',
    'Each month with those of its business days that are among the chosen ones; asked for a year, the months of that year':
      'كل شهر مع أيام العمل المختارة منه؛ فإن كانت الأيام سنة فأشهر تلك السنة',
    Month: 'الشهر',
  },
  'dashboard-top-selling-products': {
    'Top sellers': 'الأكثر مبيعًا',
    'The products that brought in most': 'المنتجات الأكثر جلبًا للمبيعات',
  },
  'dashboard-weekly-sales': {
    'Daily sales': 'المبيعات اليومية',
    'Each business day of the chosen days; asked for a week, the days of that week':
      'كل يوم عمل من الأيام المختارة؛ فإن كانت أسبوعًا فأيام ذلك الأسبوع',
  },
  'dining-option-summary': {
    'Dining options': 'خيارات تناول الطعام',
  },
  'discount-summary': {
    'Discounts by name': 'الخصومات حسب الاسم',
    Given: 'عدد المرات',
  },
  'drawer-payments': {
    'Money taken by payment method': 'الأموال المأخوذة حسب طريقة الدفع',
    'At the time it was taken or given back, with tips, deposits and gift cards sold':
      'في وقت أخذها أو إعادتها، مع الإكراميات والعرابين وبطاقات الهدايا المباعة',
  },
  group: {
    Sales: 'المبيعات',
    'What sells': 'ما الذي يُباع',
    'Cash and cards': 'النقد والبطاقات',
    'Labour and tips': 'العمل والإكراميات',
    'Stock and preparation': 'المخزون والتحضير',
    'Alerts and mailed reports': 'التنبيهات والتقارير المرسلة',
    Reports: 'التقارير',
  },
  'ingredient-usage': {
    'Ingredient usage': 'استهلاك المكونات',
    'What recipes say was used, and what is really gone': 'ما تقول الوصفات إنه استُهلك، وما نقص فعلًا',
    'Returned to vendor': 'المعاد إلى المورد',
    Ending: 'رصيد آخر',
    'Actual usage': 'الاستهلاك الفعلي',
    'Theoretical usage': 'الاستهلاك النظري',
    'Variance %': 'الفرق ٪',
    'Variance cost': 'تكلفة الفرق',
    'In stock before the first day': 'ما في المخزون قبل اليوم الأول',
    'Received from vendors and added by hand': 'المستلم من الموردين والمضاف يدويًا',
    'In stock after the last day': 'ما في المخزون بعد اليوم الأخير',
    'Beginning + received − returned to vendor − ending: sales, waste, deductions and what counts found missing':
      'رصيد أول + المستلم − المعاد إلى المورد − رصيد آخر: المبيعات والهدر والخصم وما كشفه الجرد',
    'What was sold needs by its recipes, less what came back to the shelf': 'ما يحتاجه المبيع وفق وصفاته، ناقصًا ما أعيد إلى الرف',
    'Actual − theoretical: above zero more is gone than recipes explain': 'الفعلي − النظري: فوق الصفر نقص أكثر مما تفسره الوصفات',
    'Of the theoretical usage': 'من الاستهلاك النظري',
    'What waste, deductions and counts took away, at the cost of that time': 'ما ذهب بالهدر والخصم والجرد بتكلفته حينها',
  },
  'low-stock': {
    'In drafts': 'في المسودات',
    'What was sent to vendors and has not come yet': 'ما أُرسل إلى الموردين ولم يصل بعد',
    'What stands on orders that were not sent yet': 'ما هو مدرج في طلبات لم تُرسل بعد',
    'Up to the par level (without one, to the reorder point) with what is on order and in drafts, in whole packs':
      'حتى المستوى المستهدف (وإن لم يوجد فحتى حد إعادة الطلب) مع ما طُلب وما في المسودات، بعبوات كاملة',
    'Low stock': 'مخزون منخفض',
    'What is at or below its reorder point now, and what to order of it': 'ما بلغ نقطة إعادة الطلب أو نزل عنها الآن، وما يُطلب منه',
    Ingredient: 'مكون',
    'In stock': 'في المخزون',
    'To order': 'المطلوب شراؤه',
    Packs: 'العبوات',
    'The first of the item’s vendors': 'أول موردي الصنف',
    'Now, to the last movement': 'الآن حتى آخر حركة',
    'The packs at the vendor’s price; where it says none, at the item’s own cost': 'العبوات بسعر المورد؛ فإن لم يُذكر فبتكلفة الصنف',
  },
  'payment-summary': {
    'How what counts in these days was paid; together it is what was collected': 'كيف دُفع ما يُحتسب في هذه الأيام؛ ومجموعه ما حُصّل',
    'Without tips, less what was given back': 'دون الإكراميات، ناقصًا ما أعيد',
  },
  'product-sales': {
    'Product sales by day': 'مبيعات المنتج حسب اليوم',
    'What was sold of one product on each day; of everything, where none is chosen':
      'ما بيع من منتج واحد في كل يوم، ومن كل شيء إن لم يُختر أي منتج',
  },
  'product-mix': {
    'Quantity × what one cost when it was sold; nothing where that was not known':
      'الكمية × تكلفة الواحد وقت بيعه؛ لا شيء حيث لم تكن معروفة',
    'Margin as part of the net sales of these items': 'الهامش كجزء من صافي مبيعات هذه الأصناف',
    'Product mix': 'مزيج المنتجات',
    'What was sold, how much of it, and what it brought in': 'ما بيع، وكم بيع منه، وكم جلب',
    'Group by': 'التجميع حسب',
    '% of quantity in category': '٪ من كمية الفئة',
    '% of quantity in sub category': '٪ من كمية الفئة الفرعية',
    '% of net in category': '٪ من صافي الفئة',
    '% of net in sub category': '٪ من صافي الفئة الفرعية',
    'Of the quantity of everything sold in the period': 'من كمية كل ما بيع في الفترة',
    'Of the quantity sold in its category': 'من الكمية المبيعة في فئته',
    'Of the quantity sold in its sub category': 'من الكمية المبيعة في فئته الفرعية',
    'Of the net sales of everything sold in the period': 'من صافي مبيعات كل ما بيع في الفترة',
    'Of the net sales of its category': 'من صافي مبيعات فئته',
    'Of the net sales of its sub category': 'من صافي مبيعات فئته الفرعية',
  },
  'quantity-sold': {
    'Quantity sold': 'الكمية المبيعة',
    'How much of everything was sold, and its share of the whole': 'كم بيع من كل شيء، ونصيبه من الكل',
  },
  'recipe-costs': {
    'Price without tax': 'السعر دون ضريبة',
    'Without the taxes of the product that its price contains: what of it is earned': 'دون ضرائب المنتج التي يتضمنها سعره: ما يُكسب منه',
    'Recipe margin': 'هامش الوصفة',
    'Recipe margin %': 'هامش الوصفة ٪',
    'Price without tax − recipe cost; the margin on the product is less its own cost, where it has one':
      'السعر دون ضريبة − تكلفة الوصفة؛ أما هامش المنتج فيطرح تكلفته الخاصة إن وُجدت',
    'Recipe margin as part of the price without tax': 'هامش الوصفة كجزء من السعر دون ضريبة',
    'Recipe cost as part of the price without tax': 'تكلفة الوصفة كجزء من السعر دون ضريبة',
    'Recipe costs': 'تكاليف الوصفات',
    'What each recipe costs now, and what it leaves of the price': 'تكلفة كل وصفة الآن، وما يبقى من السعر',
    'Recipe cost': 'تكلفة الوصفة',
    'Own cost': 'تكلفة المنتج',
    'Recipe cost %': 'تكلفة الوصفة ٪',
    'Without a cost': 'دون تكلفة',
    'As it stands on the product': 'كما هو مسجل في المنتج',
    'Each ingredient’s quantity, in its own unit, at its unit cost; nothing while one of them is missing':
      'كمية كل مكون بوحدته × تكلفة وحدته؛ ولا شيء ما دامت تكلفة أحدها ناقصة',
    'The cost on the product itself: where there is one, sales are reckoned with it':
      'التكلفة المسجلة في المنتج: إن وُجدت حُسبت المبيعات بها',
    'Ingredients without a unit cost, or in a unit that does not convert into theirs': 'مكونات بلا تكلفة وحدة، أو بوحدة لا تُحوَّل إلى وحدتها',
  },
  'sales-summary': {
    Labour: 'العمل',
    'Labour %': 'العمل %',
    'Labour hours': 'ساعات العمل',
    'Net sales per labour hour': 'صافي المبيعات لكل ساعة عمل',
    'Hours without a wage': 'ساعات بلا أجر',
    'Shifts that began on these business days × the wages that they were worked at, running ones up to now; of whole days, so nothing stands here where hours are chosen':
      'الورديات التي بدأت في أيام العمل هذه × الأجر الساري عند كل منها، والجارية حتى الآن؛ لأيام كاملة، فلا يظهر هنا شيء إذا اختيرت ساعات',
    'Labour ÷ net sales': 'العمل ÷ صافي المبيعات',
    'Net sales ÷ hours worked': 'صافي المبيعات ÷ ساعات العمل',
    'They are not in labour until their shifts have a wage': 'لا تدخل في العمل حتى يكون لوردياتها أجر',
    'Money that gift cards hold, less what was given back of it: owed until they are spent, and no part of total collected':
      'أموال تحملها بطاقات الهدايا ناقص ما أُعيد منها: مستحقة حتى تُصرف، وليست من إجمالي المحصّل',
    'Sales summary': 'ملخص المبيعات',
    'What was sold, given away, given back and collected': 'ما بيع وما خُصم وما أعيد وما حُصّل',
    Deposits: 'العرابين',
    'Money taken for orders that do not count yet, less what counted now and was taken before':
      'أموال أُخذت عن طلبات لم تُحتسب بعد، ناقصًا ما احتُسب الآن وأُخذ من قبل',
  },
  'tax-summary': {
    'What a tax return asks for: sales with and without each tax, and the tax':
      'ما يطلبه الإقرار الضريبي: المبيعات الخاضعة لكل ضريبة والمعفاة منها، والضريبة',
    Rate: 'النسبة',
    'As it stands on the tax now; empty where there is none of this name, or where establishments have different ones':
      'كما هي في الضريبة الآن؛ فارغة إن لم توجد أو اختلفت بين المنشآت',
    'Effective rate': 'النسبة الفعلية',
    'Taxable sales': 'المبيعات الخاضعة',
    'Sales without this tax': 'مبيعات بدون هذه الضريبة',
    'Tax ÷ taxable sales: what was charged. It is off the rate where the rate was changed, and by cents, since each line’s tax is rounded':
      'الضريبة ÷ المبيعات الخاضعة: ما احتُسب فعلًا. يختلف عن النسبة إن تغيّرت، وببضعة قروش لأن ضريبة كل سطر تُقرَّب',
    'Net sales and service charges that it was charged on, less what was given back':
      'صافي المبيعات ورسوم الخدمة التي احتُسبت عليها، ناقص ما أعيد',
    'All other net sales and service charges, those with another tax among them':
      'بقية صافي المبيعات ورسوم الخدمة، ومنها ما عليه ضريبة أخرى',
    'Times charged': 'عدد المرات',
  },
  'top-categories': {
    'Top categories': 'أفضل الفئات',
    'The categories that bring in most': 'الفئات الأكثر جلبًا للمبيعات',
  },
  'top-items': {
    'Top items': 'أفضل الأصناف',
    'The items that bring in most': 'الأصناف الأكثر جلبًا للمبيعات',
  },
  'top-modifiers': {
    'Top modifiers': 'أفضل الإضافات',
    'The modifiers that bring in most': 'الإضافات الأكثر جلبًا للمبيعات',
    'What modifiers added to the prices of what was sold, less what was given back': 'ما أضافته الإضافات إلى أسعار ما بيع، ناقصًا ما أعيد',
    'Gross sales − discounts': 'إجمالي المبيعات − الخصومات',
  },
  'unmatched-gift-cards': {
    Card: 'البطاقة',
    Paid: 'مدفوع',
    'Given back': 'مُعاد',
    Sold: 'مباعة',
    'The point of sale named no card': 'لم تذكر نقطة البيع أي بطاقة',
    'There is no such card': 'لا توجد بطاقة كهذه',
    'The card has another currency': 'البطاقة بعملة أخرى',
    'Tips included; below zero: what a card should have got. A card that is added later with the number takes what was paid with it':
      'مع الإكراميات؛ ما دون الصفر: ما كان يجب أن تحصل عليه بطاقة. البطاقة التي تُضاف لاحقًا بالرقم نفسه تتحمل ما دُفع بها',
    'Unmatched gift cards': 'بطاقات هدايا بلا مطابقة',
    'Gift card payments and top-ups that could not be matched to any of your cards, and why':
      'مدفوعات ببطاقات الهدايا وعمليات شحن لم يمكن ربطها بأي بطاقة من بطاقاتك، والسبب',
  },
  'untracked-sales': {
    'Untracked sales': 'مبيعات لا تُخصم من المخزون',
    'What was sold without taking anything out of stock, and why: link it to a product, or give the product a recipe':
      'ما بيع دون أن يُخصم شيء من المخزون، ولماذا: اربطه بمنتج أو أعط المنتج وصفة',
    Why: 'السبب',
    'No product of this name': 'لا منتج بهذا الاسم',
    'Neither recipe nor tracked stock': 'بلا وصفة ولا تتبع للمخزون',
    'No row of its recipe takes anything': 'لا سطر في الوصفة يخصم شيئًا',
    'As products and recipes are now; what modifiers take is not looked at': 'وفق المنتجات والوصفات الآن؛ ولا يُنظر إلى ما تخصمه الإضافات',
  },
  'void-reasons': {
    'Voids by reason': 'الإلغاءات حسب السبب',
  },
  'void-servers': {
    'Voids by server': 'الإلغاءات حسب الموظف',
  },
  'void-summary': {
    Voids: 'الإلغاءات',
  },
  'voided-orders': {
    'Every line that was voided, with who asked for it and who approved it': 'كل سطر أُلغي، ومن طلب إلغاءه ومن وافق',
    Voided: 'وقت الإلغاء',
    'Voided by': 'ألغاه',
  },
  'customer-favourites': {
    Favourites: 'المفضلات',
    'What a customer buys, most often first; what all known customers buy, where none is chosen':
      'ما يشتريه العميل، الأكثر تكرارًا أولًا؛ وما يشتريه جميع العملاء المعروفين إن لم يُختر أحد',
    'What was bought, voided lines left out; refunds do not lower it': 'ما تم شراؤه دون البنود الملغاة؛ ولا تقلّله المبالغ المستردة',
    'In how many orders it stood': 'عدد الطلبات التي ورد فيها',
  },
  'vendor-price-changes': {
    'Vendor price changes': 'تغيّرات أسعار الموردين',
    'What vendors ask more or less for than before, and what that came to':
      'ما يطلب الموردون فيه أكثر أو أقل من قبل، وما الذي ترتّب على ذلك',
    'Price before': 'السعر السابق',
    'Price now': 'السعر الآن',
    'Change %': 'التغيّر %',
    'Last change': 'آخر تغيّر',
    Changes: 'التغيّرات',
    'Cost of the changes': 'تكلفة التغيّرات',
    'Of one unit, at the last receipt before these days (a year back at most); without one, at the first in them':
      'للوحدة الواحدة، عند آخر استلام قبل هذه الأيام (بحدّ أقصى سنة)؛ وإن لم يوجد فعند أول استلام فيها',
    'Of one unit, at the last receipt': 'للوحدة الواحدة، عند آخر استلام',
    'In these days; what went back to vendors is not part of it': 'في هذه الأيام؛ ولا يدخل فيه ما أُعيد إلى الموردين',
    'What was received × (its price − the price before), receipt by receipt': 'ما استُلم × (سعره − السعر السابق)، استلامًا بعد استلام',
    'How often it was received at another price than the time before': 'كم مرة استُلم بسعر مختلف عن المرة السابقة',
  },
};
