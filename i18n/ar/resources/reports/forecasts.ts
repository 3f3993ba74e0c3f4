/** ما تقوله التقارير التي تنظر إلى الأمام. */
export default {
  'forecast-accuracy': {
    'How far off the forecast was': 'كم ابتعد التوقع عن الواقع',
    'Each day of the last four weeks, forecast from what was known before its week, beside what was sold':
      'كل يوم من الأسابيع الأربعة الأخيرة، متوقعًا مما كان معروفًا قبل أسبوعه، إلى جانب ما بيع',
    'All days': 'كل الأيام',
    'Off by, a day': 'الانحراف في اليوم',
    'As often too high as too low': 'مرة أعلى ومرة أدنى',
    'Mostly too low': 'أدنى في الغالب',
    'Mostly too high': 'أعلى في الغالب',
    'In which direction': 'في أي اتجاه',
    'All together off by': 'الانحراف إجمالًا',
    'Same weekday before: off by': 'اليوم نفسه من قبل: الانحراف',
    Days: 'الأيام',
    Forecast: 'التوقع',
    Sold: 'المبيع',
    'How far a day’s forecast was from its net sales on average, as part of the net sales':
      'متوسط بُعد توقع اليوم عن صافي مبيعاته، كجزء من صافي المبيعات',
    'Too low or too high where that is more than a quarter of what it was off by': 'أدنى أو أعلى حيث يزيد ذلك على ربع الانحراف',
    'Forecast − net sales of all days together, as part of the net sales: below zero the forecast was too low':
      'التوقع − صافي مبيعات كل الأيام معًا، كجزء من صافي المبيعات: تحت الصفر كان التوقع أدنى من الواقع',
    'What a guess at the same weekday of the week before would have been off by: the forecast is worth something while it is less':
      'كم كان سينحرف من يفترض اليوم نفسه من الأسبوع السابق: للتوقع قيمة ما دام انحرافه أقل',
    'Days with sales that could be forecast': 'أيام فيها مبيعات أمكن توقعها',
    'Net sales forecast for these days': 'صافي المبيعات المتوقع لهذه الأيام',
    'Net sales of these days': 'صافي مبيعات هذه الأيام',
  },
  'forecast-by-hour': {
    'Forecast by hour': 'التوقع حسب الساعة',
    'When the coming seven days will be busy: how many hands each hour needs':
      'متى يشتد العمل في الأيام السبعة القادمة: كم يدًا تحتاج كل ساعة',
    Forecast: 'التوقع',
    'Of the business day: an hour after midnight belongs to the day that began before it':
      'يوم العمل: الساعة بعد منتصف الليل تتبع اليوم الذي بدأ قبلها',
    'The day’s forecast, as the same weekdays spread over their hours; the hours of a day add up to it':
      'توقع اليوم موزعًا على الساعات كما توزعت في الأيام نفسها؛ ومجموع ساعات اليوم يساويه',
    'Forecast in the same way': 'متوقع بالطريقة نفسها',
  },
  'order-suggestions': {
    'Order suggestions': 'اقتراحات الطلب',
    'What the coming days will use of each item, what there is of it, and the packs that the forecast suggests to order':
      'ما ستستهلكه الأيام القادمة من كل صنف، وما يوجد منه، والعبوات التي يقترح التوقع طلبها',
    'Until the next delivery': 'حتى التسليم القادم',
    List: 'القائمة',
    'What to order': 'ما ينبغي طلبه',
    'Everything that is used': 'كل ما يُستهلك',
    'Suggested by forecast': 'اقتراح التوقع',
    Packs: 'العبوات',
    'Forecast use': 'الاستهلاك المتوقع',
    'In stock': 'في المخزون',
    'In drafts': 'في المسودات',
    'Left without ordering': 'الباقي دون طلب',
    'To order': 'المطلوب شراؤه',
    Ingredient: 'مكون',
    'In whole packs, so that after the forecast use its reorder point is still there, with what is on order and in drafts':
      'بعبوات كاملة، بحيث يبقى بعد الاستهلاك المتوقع حد إعادة الطلب، مع ما طُلب وما في المسودات',
    'Those of the suggestion': 'عبوات الاقتراح',
    'The packs at the vendor’s price; where it says none, at the item’s own cost': 'العبوات بسعر المورد؛ فإن لم يُذكر فبتكلفة الصنف',
    'What recipes, chosen modifiers and sales of the item itself are expected to take in the rest of today and these days':
      'ما يُتوقع أن تأخذه الوصفات والإضافات المختارة ومبيعات الصنف نفسه في بقية اليوم وفي هذه الأيام',
    'Now, to the last movement': 'الآن حتى آخر حركة',
    'What was sent to vendors and has not come yet': 'ما أُرسل إلى الموردين ولم يصل بعد',
    'What stands on orders that were not sent yet': 'ما هو مدرج في طلبات لم تُرسل بعد',
    'In stock, on order and in drafts less the forecast use: below zero it runs out':
      'ما في المخزون والمطلوب والمسودات ناقصًا الاستهلاك المتوقع: تحت الصفر ينفد',
    'What low stock says, whatever the forecast: up to the par level where it is at or below its reorder point now':
      'ما يقوله المخزون المنخفض أيًا كان التوقع: حتى المستوى المستهدف حيث بلغ الآن حد إعادة الطلب أو نزل عنه',
    'The first of the item’s vendors': 'أول موردي الصنف',
    '1 day': 'يوم واحد',
    '2 days': 'يومان',
    '3 days': '3 أيام',
    '4 days': '4 أيام',
    '5 days': '5 أيام',
    '6 days': '6 أيام',
    '7 days': '7 أيام',
    '8 days': '8 أيام',
    '9 days': '9 أيام',
    '10 days': '10 أيام',
    '11 days': '11 يومًا',
    '12 days': '12 يومًا',
    '13 days': '13 يومًا',
    '14 days': '14 يومًا',
  },
  'prep-list': {
    'Prep list': 'قائمة التحضير',
    'What to prepare for a day: what each station is expected to sell, and what that takes by the recipes':
      'ما يُحضَّر ليوم: ما يُتوقع أن تبيعه كل محطة وما يتطلبه ذلك بحسب الوصفات',
    Tomorrow: 'غدًا',
    Today: 'اليوم',
    For: 'ليوم',
    'Products and ingredients': 'المنتجات والمكونات',
    Products: 'المنتجات',
    Ingredients: 'المكونات',
    List: 'القائمة',
    'Prep station': 'محطة التحضير',
    Ingredient: 'مكون',
    'To prepare': 'المطلوب تحضيره',
    From: 'من',
    To: 'إلى',
    'A weekday is the next one, today among them': 'يوم الأسبوع هو الأقرب، واليوم من ضمنه',
    'What is expected to be sold, from the same weekdays as the sales forecast; of ingredients, what recipes and chosen modifiers take for it, in the ingredient’s own unit':
      'ما يُتوقع بيعه، من الأيام نفسها التي يقوم عليها توقع المبيعات؛ ومن المكونات ما تأخذه لذلك الوصفات والإضافات المختارة، بوحدة المكوّن',
    'About two of three such days lie between the two': 'نحو يومين من كل ثلاثة أيام مثله يقعان بينهما',
    'Where it is prepared; of an ingredient, where its products are': 'حيث يُحضَّر؛ وللمكوّن حيث تُحضَّر منتجاته',
  },
  'sales-forecast': {
    'Sales forecast': 'توقع المبيعات',
    'What the coming two weeks will bring, from the same weekdays of the last ones, and how far such forecasts were off lately':
      'ما سيجلبه الأسبوعان القادمان، من الأيام نفسها في الأسابيع الأخيرة، وكم انحرفت مثل هذه التوقعات مؤخرًا',
    Sold: 'المبيع',
    Forecast: 'التوقع',
    Low: 'أدنى',
    High: 'أعلى',
    'Same weekday before': 'اليوم نفسه من قبل',
    'Day of the same weekday before': 'يوم نفس اليوم من الأسبوع السابق',
    'Day of the same weekday last year': 'يوم نفس اليوم من الأسبوع في العام الماضي',
    'Same weekday last year': 'اليوم نفسه من العام الماضي',
    'Not enough history': 'السجل غير كافٍ',
    'Not all establishments have enough history': 'ليس لكل المنشآت سجل كافٍ',
    'Closed on this weekday': 'مغلق في هذا اليوم من الأسبوع',
    'The business day that is running, as a whole, and the 13 after it': 'يوم العمل الجاري كاملًا والأيام الثلاثة عشر بعده',
    'Net sales of the two weeks before today; beside them what they would have been forecast to be':
      'صافي مبيعات الأسبوعين قبل اليوم؛ وإلى جانبه ما كان سيُتوقع لهما',
    'Net sales, from up to eight of the same weekdays, the later ones counting more. Closed days are left out, an exceptional day counts as the edge of the usual, and all follow how the last four weeks went':
      'صافي المبيعات، مما لا يزيد على ثمانية من الأيام نفسها، والأحدث أثقل وزنًا. تُستبعد الأيام المغلقة، ويُحتسب اليوم الاستثنائي كحد المعتاد، ويتبع الكل ما جرت عليه الأسابيع الأربعة الأخيرة',
    'Four of five days of the last four weeks were not further below their forecast':
      'أربعة من كل خمسة أيام في الأسابيع الأربعة الأخيرة لم تنزل عن توقعها أكثر من ذلك',
    'Four of five days of the last four weeks were not further above their forecast':
      'أربعة من كل خمسة أيام في الأسابيع الأربعة الأخيرة لم ترتفع عن توقعها أكثر من ذلك',
    'Forecast in the same way': 'متوقع بالطريقة نفسها',
    'Net sales of the latest such weekday that is over': 'صافي مبيعات آخر يوم مثله انقضى',
    'Net sales 52 weeks before': 'صافي المبيعات قبل 52 أسبوعًا',
    'A weekday is forecast where three of them are known; one on which the last three were closed is taken for closed':
      'يُتوقع يوم الأسبوع متى عُرف منه ثلاثة؛ وما كان مغلقًا في آخر ثلاثة منه يُعد مغلقًا',
  },
};
