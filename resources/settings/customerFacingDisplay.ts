import { defineSettings, field } from '#resources/schema';

export default defineSettings({
  version: 1,
  name: 'customer_facing_display',
  label: 'Customer display',
  labels: { ar: 'شاشة العميل', es: 'Pantalla de cliente' },
  help: 'What customers see while they order and pay',
  helps: { ar: 'ما يراه العملاء أثناء الطلب والدفع', es: 'Qué ven los clientes al pedir y pagar' },
  icon: 'Tv',
  permission: 'CustomerFacingDisplay',
  fields: {
    welcome: field.text({ label: 'Welcome text', max: 80, default: 'Welcome!', labels: { ar: 'نص الترحيب', es: 'Texto de bienvenida' } }),
    logo: field.image(),
    background: field.color({ labels: { ar: 'لون الخلفية', es: 'Color de fondo' } }),
    idle_image: field.image({ label: 'Picture between orders', labels: { ar: 'صورة بين الطلبات', es: 'Imagen entre pedidos' } }),
    show_items: field.boolean({
      label: 'Show the order as it grows',
      default: true,
      labels: { ar: 'عرض الطلب أثناء إعداده', es: 'Mostrar el pedido mientras crece' },
    }),
    show_savings: field.boolean({ label: 'Show what was saved', default: true, labels: { ar: 'عرض مبلغ التوفير', es: 'Mostrar el ahorro' } }),
    ask_for_tip: field.boolean({ default: false, labels: { ar: 'طلب الإكرامية', es: 'Pedir propina' } }),
    ask_for_email: field.boolean({
      label: 'Offer the receipt by e-mail',
      default: true,
      labels: { ar: 'عرض الإيصال بالبريد', es: 'Ofrecer el recibo por correo' },
    }),
    ask_for_loyalty: field.boolean({
      label: 'Ask for the loyalty card',
      default: false,
      labels: { ar: 'طلب بطاقة الولاء', es: 'Pedir la tarjeta de fidelidad' },
    }),
    thanks: field.text({ label: 'Text after paying', max: 80, default: 'Thank you!', labels: { ar: 'النص بعد الدفع', es: 'Texto tras pagar' } }),
    thanks_seconds: field.integer({
      label: 'Seconds it stays',
      min: 1,
      max: 60,
      required: true,
      default: 5,
      labels: { ar: 'مدة الظهور بالثواني', es: 'Segundos que permanece' },
    }),
  },
  sections: [
    { label: 'Welcome', labels: { ar: 'الترحيب', es: 'Bienvenida' }, fields: ['welcome', 'logo', 'background', 'idle_image'] },
    { label: 'Order', labels: { ar: 'الطلب', es: 'Pedido' }, fields: ['show_items', 'show_savings'] },
    { label: 'Payment', labels: { ar: 'الدفع', es: 'Pago' }, fields: ['ask_for_tip', 'ask_for_email', 'ask_for_loyalty', 'thanks', 'thanks_seconds'] },
  ],
  menu: { order: 20 },
});
