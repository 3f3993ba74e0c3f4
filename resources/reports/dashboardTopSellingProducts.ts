import { defineReportLike } from '#model/language';

export default defineReportLike('product-mix', {
  version: 1,
  name: 'dashboard-top-selling-products',
  label: 'Top sellers',
  help: 'The products that brought in most',
  icon: 'EmojiEvents',
  permission: 'Dashboard',
  endpoint: '/api/dashboard-top-selling-products',
  top: [10, 25, 50],
  menu: false,
});
