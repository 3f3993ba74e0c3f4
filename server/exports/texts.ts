/** What files of lists and reports say beside the definitions' own labels, in one language. */
export interface ExportTexts {
  total: string;
  currency: string;
  yes: string;
  no: string;
  /** A row without a name. */
  none: string;
  period: string;
  hours: string;
  allHours: string;
  establishments: string;
  comparedWith: string;
  search: string;
  rows: string;
  order: string;
  ascending: string;
  descending: string;
  filters: string;
  figure: string;
  amount: string;
  before: string;
  change: string;
  changeShare: string;
  isNew: string;
  same: string;
  /** A share against a share: percentage points. */
  points: string;
  together: string;
  question: string;
  asOf: string;
  page(number: number, of: number | undefined): string;
}

const en: ExportTexts = {
  total: 'Total',
  currency: 'Currency',
  yes: 'yes',
  no: 'no',
  none: 'None',
  period: 'Period',
  hours: 'Hours',
  allHours: 'All hours',
  establishments: 'Establishments',
  comparedWith: 'Compared with',
  search: 'Search',
  rows: 'Rows',
  order: 'Order',
  ascending: 'ascending',
  descending: 'descending',
  filters: 'Filters',
  figure: 'Figure',
  amount: 'Amount',
  before: 'before',
  change: 'change',
  changeShare: 'change %',
  isNew: 'new',
  same: 'no change',
  points: 'pts',
  together: 'Together',
  question: 'What was asked',
  asOf: 'Figures as of',
  page: (number, of) => (of === undefined ? `Page ${number}` : `Page ${number} of ${of}`),
};

const es: ExportTexts = {
  total: 'Total',
  currency: 'Moneda',
  yes: 'sí',
  no: 'no',
  none: 'Ninguno',
  period: 'Periodo',
  hours: 'Horas',
  allHours: 'Todas las horas',
  establishments: 'Establecimientos',
  comparedWith: 'Comparado con',
  search: 'Búsqueda',
  rows: 'Filas',
  order: 'Orden',
  ascending: 'ascendente',
  descending: 'descendente',
  filters: 'Filtros',
  figure: 'Cifra',
  amount: 'Importe',
  before: 'antes',
  change: 'cambio',
  changeShare: 'cambio %',
  isNew: 'nuevo',
  same: 'sin cambio',
  points: 'p. p.',
  together: 'En conjunto',
  question: 'Lo que se preguntó',
  asOf: 'Cifras a fecha de',
  page: (number, of) => (of === undefined ? `Página ${number}` : `Página ${number} de ${of}`),
};

const ar: ExportTexts = {
  total: 'الإجمالي',
  currency: 'العملة',
  yes: 'نعم',
  no: 'لا',
  none: 'لا شيء',
  period: 'الفترة',
  hours: 'الساعات',
  allHours: 'كل الساعات',
  establishments: 'الفروع',
  comparedWith: 'مقارنة مع',
  search: 'بحث',
  rows: 'الصفوف',
  order: 'الترتيب',
  ascending: 'تصاعدي',
  descending: 'تنازلي',
  filters: 'عوامل التصفية',
  figure: 'الرقم',
  amount: 'المبلغ',
  before: 'قبل',
  change: 'التغير',
  changeShare: 'التغير ٪',
  isNew: 'جديد',
  same: 'بلا تغير',
  points: 'نقطة',
  together: 'معًا',
  question: 'ما سُئل عنه',
  asOf: 'الأرقام حتى',
  page: (number, of) => (of === undefined ? `صفحة ${number}` : `صفحة ${number} من ${of}`),
};

const texts: Readonly<Record<string, ExportTexts>> = { en, es, ar };

/** The texts of a language; English where there are none of it. */
export function exportTexts(language: string): ExportTexts {
  return texts[language] ?? en;
}

/** Which way files of a language run. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
