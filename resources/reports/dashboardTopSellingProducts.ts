import { defineReportLike } from '#resources/schema';

export default defineReportLike('product-mix', {
  version: 1,
  name: 'dashboard-top-selling-products',
  label: 'Top sellers',
  labels: { ar: 'الأكثر مبيعًا', es: 'Más vendidos' },
  help: 'The products that brought in most',
  helps: { ar: 'المنتجات الأكثر جلبًا للمبيعات', es: 'Los productos que más aportaron' },
  icon: 'EmojiEvents',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-top-selling-products',
  top: [10, 25, 50],
  menu: false,
});
