import webhooks from './developers/webhooks.ts';

/** ما تقوله التعريفات للبرامج. */
export default {
  'api-keys': {
    'API key': 'مفتاح API',
    'API keys': 'مفاتيح API',
    'Each lets one program do by itself what you allow it, until you take it back':
      'بكل مفتاح يقوم برنامج واحد من تلقاء نفسه بما تسمح له به، إلى أن تسحبه',
    'The program that uses it: one key for each': 'البرنامج الذي يستخدمه: مفتاح لكل برنامج',
    'All establishments': 'جميع المنشآت',
    'Also those that are added later': 'وكذلك التي تضاف لاحقًا',
    'Valid until': 'صالح حتى',
    'Empty: until it is deleted or made inactive': 'فارغ: إلى أن يُحذف أو يُعطَّل',
    'What the program may do. Nothing here lets it give rights to people or make keys':
      'ما يجوز للبرنامج فعله. لا شيء هنا يتيح له منح حقوق للأشخاص أو إنشاء مفاتيح',
    Token: 'الرمز',
    'Key ends with': 'ينتهي المفتاح بـ',
    'The key itself is shown once, when it is made': 'يُعرض المفتاح نفسه مرة واحدة عند إنشائه',
    'Last used': 'آخر استخدام',
    'Last used from': 'آخر استخدام من',
    'New key': 'مفتاح جديد',
    'The present key stops working at once: the program must be given the new one.':
      'يتوقف المفتاح الحالي عن العمل فورًا: يجب إعطاء البرنامج المفتاح الجديد.',
    'There is a new key: it is shown this once': 'هناك مفتاح جديد: يُعرض هذه المرة فقط',
  },
  group: {
    Developers: 'المطورون',
  },
  ...webhooks,
};
