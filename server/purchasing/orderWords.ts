/** What a purchase order's documents say beside the definitions' own labels, in one language. */
export interface OrderWords {
  date: string;
  deliverTo: string;
  contact: string;
  phone: string;
  email: string;
  taxNumber: string;
  subtotal: string;
  labels: string;
}

const en: OrderWords = {
  date: 'Date',
  deliverTo: 'Deliver to',
  contact: 'Contact',
  phone: 'Phone',
  email: 'E-mail',
  taxNumber: 'Tax number',
  subtotal: 'Subtotal',
  labels: 'Labels',
};

const ar: OrderWords = {
  date: 'التاريخ',
  deliverTo: 'التسليم إلى',
  contact: 'جهة الاتصال',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  taxNumber: 'الرقم الضريبي',
  subtotal: 'المجموع الفرعي',
  labels: 'ملصقات',
};

const es: OrderWords = {
  date: 'Fecha',
  deliverTo: 'Entregar en',
  contact: 'Contacto',
  phone: 'Teléfono',
  email: 'Correo',
  taxNumber: 'Número fiscal',
  subtotal: 'Subtotal',
  labels: 'Etiquetas',
};

/** In each language that letters are written in. */
export const orderWords = { en, ar, es } as const;
