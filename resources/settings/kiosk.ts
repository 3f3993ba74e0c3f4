import { defineSettings, field } from '#resources/schema';

export default defineSettings({
  version: 1,
  name: 'kiosk',
  label: 'Kiosk',
  labels: { ar: 'كشك الخدمة الذاتية', es: 'Quiosco' },
  icon: 'TouchApp',
  permission: 'KioskSetting',
  fields: {
    enabled: field.boolean({ label: 'Kiosks take orders', default: false, labels: { ar: 'استقبال الطلبات من الأكشاك', es: 'Los quioscos toman pedidos' } }),
    welcome: field.text({ label: 'Welcome text', max: 80, default: 'Touch to order', labels: { ar: 'نص الترحيب', es: 'Texto de bienvenida' } }),
    background: field.image({ label: 'Background picture', labels: { ar: 'صورة الخلفية', es: 'Imagen de fondo' } }),
    dine_in: field.boolean({ label: 'Offer dine in', default: true, labels: { ar: 'عرض التناول في المطعم', es: 'Ofrecer en el local' } }),
    take_out: field.boolean({ label: 'Offer take out', default: true, labels: { ar: 'عرض السفري', es: 'Ofrecer para llevar' } }),
    ask_for_name: field.boolean({ default: true, labels: { ar: 'طلب الاسم', es: 'Pedir el nombre' } }),
    ask_for_phone: field.boolean({ default: false, labels: { ar: 'طلب الهاتف', es: 'Pedir el teléfono' } }),
    offer_tip: field.boolean({ default: false, labels: { ar: 'عرض الإكرامية', es: 'Ofrecer propina' } }),
    accept_cash: field.boolean({ label: 'Pay at the counter', default: false, labels: { ar: 'الدفع عند الصندوق', es: 'Pagar en el mostrador' } }),
    idle_seconds: field.integer({
      label: 'Start over after seconds',
      min: 10,
      max: 600,
      required: true,
      default: 60,
      labels: { ar: 'البدء من جديد بعد (ثوان)', es: 'Reiniciar tras segundos' },
    }),
  },
  rules: {
    check: [
      {
        that: { any: [{ enabled: false }, { dine_in: true }, { take_out: true }] },
        at: 'take_out',
        message: 'A kiosk offers dine in, take out or both',
        messages: { ar: 'يعرض الكشك التناول داخل المطعم أو السفري أو كليهما', es: 'Un quiosco ofrece comer en el local, para llevar o ambos' },
      },
    ],
  },
  menu: { order: 40 },
});
