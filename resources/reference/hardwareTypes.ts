import { valuesOf } from './values.ts';

/** What a station can be joined to. */
export const hardwareTypes = valuesOf([
  ['terminal', 'Terminal', 'جهاز طرفي', 'Terminal'],
  ['handheld', 'Handheld', 'جهاز محمول', 'Dispositivo de mano'],
  ['kiosk', 'Kiosk', 'كشك خدمة ذاتية', 'Quiosco'],
  ['kds', 'Kitchen display', 'شاشة المطبخ', 'Pantalla de cocina'],
  ['customer_display', 'Customer display', 'شاشة العميل', 'Pantalla de cliente'],
  ['receipt_printer', 'Receipt printer', 'طابعة الإيصالات', 'Impresora de recibos'],
  ['kitchen_printer', 'Kitchen printer', 'طابعة المطبخ', 'Impresora de cocina'],
  ['label_printer', 'Label printer', 'طابعة الملصقات', 'Impresora de etiquetas'],
  ['cash_drawer', 'Cash drawer', 'درج النقود', 'Cajón de efectivo'],
  ['scanner', 'Scanner', 'ماسح ضوئي', 'Escáner'],
  ['scale', 'Scale', 'ميزان', 'Balanza'],
  ['card_reader', 'Card reader', 'قارئ البطاقات', 'Lector de tarjetas'],
]);
