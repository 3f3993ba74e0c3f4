/** ما تقوله التقارير عما يُستحق للضيوف. */
const ages = {
  'Up to 30 days': 'حتى 30 يومًا',
  '31 to 90 days': 'من 31 إلى 90 يومًا',
  '91 to 365 days': 'من 91 إلى 365 يومًا',
  'Over a year': 'أكثر من سنة',
  Age: 'العمر',
};
const cardParts = {
  'Owed before': 'المستحق قبلها',
  'Sold and loaded': 'المبيع والمشحون',
  'Sales taken back': 'مبيعات مُستردة',
  'Given back to cards': 'مُعاد إلى البطاقات',
  Redeemed: 'المُستخدم',
  Adjustments: 'التعديلات',
  'Owed now': 'المستحق الآن',
};
const pointParts = {
  'Points before': 'النقاط قبلها',
  Earned: 'المكتسبة',
  'Taken back': 'المسحوبة',
  Redeemed: 'المُستخدمة',
  'Given back': 'المُعادة',
  Adjustments: 'التعديلات',
  'Points now': 'النقاط الآن',
};

export default {
  'gift-card-liability': {
    ...cardParts,
    'Balances below zero': 'أرصدة تحت الصفر',
    'Gift card liability': 'التزامات بطاقات الهدايا',
    'What you owe to the holders of gift cards at the end of the last day, and what moved it in these days':
      'ما تدين به لحاملي بطاقات الهدايا في نهاية اليوم الأخير، وما حرّكه في هذه الأيام',
    'Cards with a balance': 'بطاقات لها رصيد',
    'Cards in other currencies': 'بطاقات بعملات أخرى',
    'All cards of the business in this currency, whatever establishments and hours are chosen: a card is honoured by each of them':
      'كل بطاقات المنشأة بهذه العملة، أيًا كانت الفروع والساعات المختارة: يقبل كل فرع البطاقة',
    'On the day that the money came in, also where it was entered later': 'في اليوم الذي دخل فيه المال، وإن سُجّل لاحقًا',
    'Paid with cards, tips included, less what was put right': 'ما دُفع بالبطاقات مع الإكراميات، ناقصًا ما صُحّح',
    'By hand; below zero: taken from cards': 'يدويًا؛ تحت الصفر: مخصوم من البطاقات',
    'The sum of the balances that cards had at the end of the last day': 'مجموع أرصدة البطاقات في نهاية اليوم الأخير',
    'Cards that paid more than they held: they lower what is owed': 'بطاقات دُفع بها أكثر مما فيها: تُنقص المستحق',
    'Cards with a balance today whose currency none of your establishments has; nothing above counts them':
      'بطاقات لها رصيد اليوم بعملة ليست لأي من فروعك؛ ولا تُحسب أعلاه',
  },
  'gift-card-ages': {
    ...ages,
    'Never loaded': 'لم تُشحن قط',
    'Gift card liability by age': 'التزامات بطاقات الهدايا حسب العمر',
    'By the days from when money last came onto a card to the last of these days': 'بعدد الأيام من آخر شحن للبطاقة إلى آخر هذه الأيام',
    Cards: 'البطاقات',
    '% of liability': '% من الالتزامات',
  },
  'gift-card-balances': {
    ...ages,
    ...cardParts,
    'Never loaded': 'لم تُشحن قط',
    Card: 'البطاقة',
    'Every gift card that held something or moved in these days: what was on it before, what came onto it and was taken from it, and what you owe on it now':
      'كل بطاقة هدايا كان فيها رصيد أو جرت عليها حركة في هذه الأيام: ما كان فيها من قبل، وما أُضيف إليها وخُصم منها، وما هو مستحق عليكم الآن',
    'Gift cards behind the liability': 'البطاقات التي تكوّن الالتزامات',
    'Last loaded': 'آخر شحن',
    'Last used': 'آخر استخدام',
  },
  'loyalty-liability': {
    ...pointParts,
    'Points below zero': 'نقاط تحت الصفر',
    'Worth at most': 'أقصى قيمة',
    'Loyalty liability': 'التزامات نقاط الولاء',
    'The points that members have at the end of the last day, what they may come to, and what moved them in these days':
      'نقاط الأعضاء في نهاية اليوم الأخير، وما قد تساويه، وما حرّكها في هذه الأيام',
    'As this reward': 'بهذه المكافأة',
    'Members with points': 'أعضاء لديهم نقاط',
    'All members of the business, whatever establishments and hours are chosen: points are honoured by each of them':
      'كل أعضاء المنشأة، أيًا كانت الفروع والساعات المختارة: يقبل كل فرع النقاط',
    'On the day of the sale, also where it was entered later': 'في يوم البيع، وإن سُجّل لاحقًا',
    'Of sales that were given back': 'من مبيعات رُدّ ثمنها',
    'Points of rewards whose sale was given back': 'نقاط مكافآت رُدّ ثمن مبيعاتها',
    'By hand; points of merged members only change their owner': 'يدويًا؛ نقاط الأعضاء المدمجين تغيّر صاحبها فقط',
    'What members have above zero, spent in part on whichever of today’s rewards takes the most money off for a point; nothing is said where no reward takes off an amount':
      'ما لدى الأعضاء فوق الصفر، مصروفًا ولو جزئيًا على مكافأة اليوم التي تخصم أكبر مبلغ لكل نقطة؛ ولا يُذكر شيء إن لم تكن هناك مكافأة تخصم مبلغًا',
  },
  'loyalty-ages': {
    ...ages,
    'Never earned': 'لم تُكتسب قط',
    'Worth at most': 'أقصى قيمة',
    'Points by age': 'النقاط حسب العمر',
    'By the days from when a member last earned points to the last of these days':
      'بعدد الأيام منذ آخر مرة كسب فيها العضو نقاطًا إلى آخر هذه الأيام',
    Members: 'الأعضاء',
  },
  'loyalty-balances': {
    ...ages,
    ...pointParts,
    'Never earned': 'لم تُكتسب قط',
    Card: 'البطاقة',
    'Every member who had points or moved some in these days: the points before, what was earned and spent, and the points now':
      'كل عضو كانت له نقاط أو جرت عليها حركة في هذه الأيام: النقاط من قبل، وما اكتُسب واستُبدل منها، والنقاط الآن',
    'Members behind the points': 'الأعضاء أصحاب النقاط',
    'Last earned': 'آخر كسب',
  },
};
