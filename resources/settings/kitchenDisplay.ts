import { defineSettings, field } from '#resources/schema';

export default defineSettings({
  version: 1,
  name: 'kitchen_display',
  label: 'Kitchen display',
  labels: { ar: 'شاشة المطبخ', es: 'Pantalla de cocina' },
  icon: 'SoupKitchen',
  permission: 'KitchenDisplaySystem',
  fields: {
    layout: field.enum(
      {
        tickets: { label: 'Tickets', labels: { ar: 'بطاقات', es: 'Comandas' } },
        list: { label: 'List', labels: { ar: 'قائمة', es: 'Lista' } },
      },
      { required: true, default: 'tickets', labels: { ar: 'التخطيط', es: 'Disposición' } },
    ),
    tickets_per_screen: field.integer({ min: 2, max: 24, required: true, default: 8, labels: { ar: 'عدد البطاقات في الشاشة', es: 'Comandas por pantalla' } }),
    warn_after: field.duration({
      label: 'Warn after (minutes)',
      min: 1,
      max: 240,
      required: true,
      default: 8,
      labels: { ar: 'تنبيه بعد (دقائق)', es: 'Avisar tras (minutos)' },
    }),
    late_after: field.duration({
      label: 'Late after (minutes)',
      min: 1,
      max: 240,
      required: true,
      default: 15,
      labels: { ar: 'متأخر بعد (دقائق)', es: 'Tarde tras (minutos)' },
    }),
    sound: field.boolean({ label: 'Sound for a new order', default: true, labels: { ar: 'صوت لكل طلب جديد', es: 'Sonido con cada pedido' } }),
    show_guest_count: field.boolean({ default: true, labels: { ar: 'إظهار عدد الضيوف', es: 'Mostrar comensales' } }),
    show_server: field.boolean({ label: "Show the server's name", default: true, labels: { ar: 'إظهار اسم النادل', es: 'Mostrar quién atiende' } }),
    combine_same_items: field.boolean({ default: false, labels: { ar: 'دمج الأصناف المتشابهة', es: 'Agrupar artículos iguales' } }),
    text_size: field.enum(
      { normal: { label: 'Normal', labels: { ar: 'عادي', es: 'Normal' } }, large: { label: 'Large', labels: { ar: 'كبير', es: 'Grande' } } },
      { required: true, default: 'normal', labels: { ar: 'حجم النص', es: 'Tamaño del texto' } },
    ),
  },
  sections: [
    { label: 'Screen', labels: { ar: 'الشاشة', es: 'Pantalla' }, fields: ['layout', 'tickets_per_screen', 'text_size', 'sound'] },
    { label: 'Time', labels: { ar: 'الوقت', es: 'Tiempo' }, fields: ['warn_after', 'late_after'] },
    { label: 'Tickets', labels: { ar: 'البطاقات', es: 'Comandas' }, fields: ['show_guest_count', 'show_server', 'combine_same_items'] },
  ],
  rules: {
    show: { tickets_per_screen: { layout: 'tickets' } },
    check: [
      {
        that: { late_after: { gt: { field: 'warn_after' } } },
        at: 'late_after',
        message: 'An order is late some time after the warning',
        messages: { ar: 'يكون الطلب متأخرا بعد التنبيه', es: 'Un pedido llega tarde después del aviso' },
      },
    ],
  },
  menu: { order: 30 },
});
