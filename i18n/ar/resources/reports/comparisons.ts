/** ما تقوله التقارير التي تقارن المبيعات. */
export default {
  'establishment-comparison': {
    'Labour %': 'العمل %',
    'Net sales per labour hour': 'صافي المبيعات لكل ساعة عمل',
    'Hours without a wage': 'ساعات بلا أجر',
    'Labour ÷ net sales, of whole days: nothing stands here where hours are chosen':
      'العمل ÷ صافي المبيعات، لأيام كاملة: لا يظهر هنا شيء إذا اختيرت ساعات',
    'Net sales ÷ hours worked': 'صافي المبيعات ÷ ساعات العمل',
    'They are not in labour until their shifts have a wage': 'لا تدخل في العمل حتى يكون لوردياتها أجر',
    'Establishments compared': 'مقارنة الفروع',
    'Your establishments by net sales, and whether guests or what they spend makes the difference':
      'فروعك حسب صافي المبيعات، وهل يأتي الفرق من عدد الضيوف أم مما ينفقونه',
    'Above average': 'فوق المتوسط',
    'By transactions': 'بفعل المعاملات',
    'By average order': 'بفعل متوسط الطلب',
    'Discounts %': 'الخصومات ٪',
    'Refunds %': 'المبالغ المستردة ٪',
    'Net sales less the average of these establishments; below zero it is behind':
      'صافي المبيعات ناقص متوسط هذه الفروع؛ ما دون الصفر متأخر',
    'What of the difference comes from more or fewer transactions than the average has, at the average order of all':
      'ما يأتي من الفرق من معاملات أكثر أو أقل من المتوسط، بمتوسط الطلب لدى الجميع',
    'What of it comes from its own average order being above or below that of all':
      'ما يأتي منه من كون متوسط طلبه أعلى أو أدنى من متوسط الجميع',
    'Discounts as part of gross sales': 'الخصومات كجزء من إجمالي المبيعات',
    'Refunds as part of gross sales': 'المبالغ المستردة كجزء من إجمالي المبيعات',
  },
  'menu-engineering': {
    'Menu engineering': 'هندسة القائمة',
    'Which items are loved and which earn: what to promote, reprice, move to a better place or drop':
      'ما المحبوب وما المربح: ماذا تروّج أو تعيد تسعيره أو تضعه في مكان أفضل أو تحذفه',
    'The whole menu': 'القائمة كلها',
    'Its category': 'فئته',
    'Measured against': 'مقارنةً بـ',
    'Star: keep and show': 'نجم: أبقِه وأبرزه',
    'Plowhorse: reprice': 'حصان عمل: أعد تسعيره',
    'Puzzle: promote': 'لغز: روّج له',
    'Dog: replace or drop': 'راكد: استبدله أو احذفه',
    'No cost known': 'التكلفة غير معروفة',
    Group: 'المجموعة',
    'Margin each': 'هامش الواحد',
    'Popular from': 'محبوب بدءًا من',
    'Earning from': 'مربح بدءًا من',
    'Popular: at least 70 % of an even share of the quantity. Earning: a margin each at or above the average. Stars are both, plowhorses popular alone, puzzles earning alone, dogs neither':
      'محبوب: ٧٠ ٪ على الأقل من حصة متساوية من الكمية. مربح: هامش الواحد عند المتوسط أو فوقه. النجوم كلاهما، وأحصنة العمل محبوبة فقط، والألغاز مربحة فقط، والراكدة لا هذا ولا ذاك',
    'Margin ÷ quantity': 'الهامش ÷ الكمية',
    'Margin as part of net sales': 'الهامش كجزء من صافي المبيعات',
    'Of what it is measured against': 'مما يُقارَن به',
    'The quantity from which an item is popular: 70 % of what each would have if all sold alike':
      'الكمية التي يُعد الصنف عندها محبوبًا: ٧٠ ٪ مما كان لكل صنف لو بيعت كلها بالتساوي',
    'The margin each from which an item earns: the average of all that were sold': 'هامش الواحد الذي يُعد الصنف عنده مربحًا: متوسط كل ما بيع',
    'Quantity × what one cost when it was sold': 'الكمية × تكلفة الواحد وقت بيعه',
  },
  refunds: {
    Refunded: 'تاريخ الاسترداد',
    Sold: 'تاريخ البيع',
    'Given back': 'المبلغ المُعاد',
    'Every item that was given back, on the day it was: with why, and the day it had been sold':
      'كل صنف أُعيد، في يوم إعادته: مع السبب ويوم بيعه',
    'A refund counts on the day it was made; the sale stays on its own': 'يُحتسب الاسترداد في يوم حدوثه؛ ويبقى البيع في يومه',
    'The business day on which the order counts as sold': 'يوم العمل الذي يُحتسب فيه الطلب مبيعًا',
    'Without tax: what net sales are less': 'بلا ضريبة: ما ينقص من صافي المبيعات',
    'With the tax on it; tips, surcharges and service charges given back are not in it':
      'مع ضريبته؛ ولا يشمل ما أُعيد من إكراميات ورسوم إضافية ورسوم خدمة',
  },
  'sales-by-hour': {
    'Sales by weekday and hour': 'المبيعات حسب اليوم والساعة',
    'When guests come and what they leave: how many hands each hour of the week needs':
      'متى يأتي الضيوف وكم ينفقون: كم يدًا تحتاج كل ساعة من الأسبوع',
    'Net sales per day': 'صافي المبيعات لليوم',
    'Transactions per day': 'المعاملات لليوم',
    'Of the business day: an hour after midnight belongs to the day that began before it':
      'يوم العمل: الساعة بعد منتصف الليل تتبع اليوم الذي بدأ قبلها',
    'Net sales ÷ how many of these weekdays are in the period, today and what lies before it':
      'صافي المبيعات ÷ عدد هذه الأيام في الفترة، حتى اليوم ضمنًا',
    'Transactions ÷ how many of these weekdays are in the period, today and what lies before it':
      'المعاملات ÷ عدد هذه الأيام في الفترة، حتى اليوم ضمنًا',
  },
  'sales-by-server': {
    'Sales by server': 'المبيعات حسب النادل',
    'What each of the team sold, gave away and was tipped': 'ما باعه كل فرد من الفريق وما خصمه وما ناله من إكراميات',
  },
  'sales-by-station': {
    'Sales by station': 'المبيعات حسب المحطة',
    'What was rung up at each till, terminal and kiosk': 'ما سُجّل على كل صندوق وجهاز وكشك',
    'Where the order was rung up; where it does not say, where it was first paid': 'حيث سُجّل الطلب؛ وإن لم يذكر ذلك فحيث دُفع أولًا',
  },
};
