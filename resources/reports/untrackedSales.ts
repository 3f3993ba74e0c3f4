import { defineReport, field } from '#resources/schema';

export default defineReport({
  version: 1,
  name: 'untracked-sales',
  label: 'Untracked sales',
  labels: { ar: 'مبيعات لا تُخصم من المخزون', es: 'Ventas sin control' },
  help: 'What was sold without taking anything out of stock, and why: link it to a product, or give the product a recipe',
  helps: {
    ar: 'ما بيع دون أن يُخصم شيء من المخزون، ولماذا: اربطه بمنتج أو أعط المنتج وصفة',
    es: 'Lo vendido que no retiró nada de las existencias, y por qué: asócielo a un producto o dé una receta al producto',
  },
  icon: 'LinkOff',
  permission: 'InventoryManagement',
  endpoint: '/api/untracked-sales',
  columns: {
    name: field.text({ label: 'Item' }),
    category: field.text(),
    why: field.enum(
      {
        no_product: { label: 'No product of this name', tone: 'error', labels: { ar: 'لا منتج بهذا الاسم', es: 'Ningún producto con este nombre' } },
        nothing_tracked: {
          label: 'Neither recipe nor tracked stock',
          tone: 'warning',
          labels: { ar: 'بلا وصفة ولا تتبع للمخزون', es: 'Ni receta ni existencias controladas' },
        },
        nothing_convertible: {
          label: 'No row of its recipe takes anything',
          tone: 'warning',
          labels: { ar: 'لا سطر في الوصفة يخصم شيئًا', es: 'Ninguna fila de su receta retira nada' },
        },
      },
      { label: 'Why', labels: { ar: 'السبب', es: 'Motivo' } },
    ),
    item_qty: field.quantity({ label: 'Quantity' }),
    net_amount: field.money({ label: 'Net sales' }),
  },
  title: 'name',
  key: ['name', 'category', 'why'],
  sort: { field: 'net_amount', order: 'desc' },
  search: true,
  totals: ['item_qty', 'net_amount'],
  drill: ['item_qty', 'net_amount'],
  meanings: {
    item_qty: {
      help: 'What was sold, voided lines left out; refunds do not lower it',
      helps: { ar: 'ما بيع دون الأسطر الملغاة؛ ولا تنقصه المبالغ المستردة', es: 'Lo vendido, sin las líneas anuladas; los reembolsos no lo reducen' },
    },
    why: {
      help: 'As products and recipes are now; what modifiers take is not looked at',
      helps: {
        ar: 'وفق المنتجات والوصفات الآن؛ ولا يُنظر إلى ما تخصمه الإضافات',
        es: 'Según productos y recetas de ahora; no se mira lo que retiran los modificadores',
      },
    },
  },
  menu: { order: 150 },
});
