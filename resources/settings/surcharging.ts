import { defineSettings, field } from '#resources/schema';

export default defineSettings({
  version: 1,
  name: 'surcharging',
  label: 'Surcharging',
  labels: { ar: 'الرسوم الإضافية', es: 'Recargos' },
  help: 'What paying by card costs the customer; not every country allows it',
  helps: {
    ar: 'ما يدفعه العميل مقابل الدفع بالبطاقة وليس مسموحا في كل بلد',
    es: 'Lo que cuesta al cliente pagar con tarjeta; no todos los países lo permiten',
  },
  icon: 'CreditCard',
  permission: 'Surcharge',
  fields: {
    enabled: field.boolean({ label: 'Add a surcharge', default: false, labels: { ar: 'إضافة رسم', es: 'Añadir un recargo' } }),
    rate: field.percent({ label: 'Percentage of the payment', min: 0, max: 4, scale: 3, labels: { ar: 'نسبة من الدفعة', es: 'Porcentaje del pago' } }),
    cards: field.enum(
      {
        credit: { label: 'Credit cards', labels: { ar: 'بطاقات الائتمان', es: 'Tarjetas de crédito' } },
        all: { label: 'All cards', labels: { ar: 'كل البطاقات', es: 'Todas las tarjetas' } },
      },
      { label: 'Applies to', required: true, default: 'credit', labels: { ar: 'تنطبق على', es: 'Se aplica a' } },
    ),
    minimum: field.money({ label: 'From a payment of', min: 0, labels: { ar: 'ابتداء من دفعة', es: 'Desde un pago de' } }),
    name: field.text({ label: 'Name on the receipt', max: 40, default: 'Card surcharge', labels: { ar: 'الاسم على الإيصال', es: 'Nombre en el recibo' } }),
    notice: field.text({
      label: 'Notice before paying',
      max: 160,
      default: 'A surcharge applies to credit card payments.',
      labels: { ar: 'تنبيه قبل الدفع', es: 'Aviso antes de pagar' },
    }),
  },
  rules: { show: { rate: { enabled: true }, minimum: { enabled: true } }, require: { rate: { enabled: true } } },
  preview: 'surcharging',
  menu: { order: 70 },
});
