import { defineGroup } from '#model/language';

export default defineGroup({
  label: 'Reports',
  icon: 'Assessment',
  order: 15,
  headings: {
    sales: 'Sales',
    items: 'What sells',
    cash: 'Cash and cards',
    labour: 'Labour and tips',
    stock: 'Stock and preparation',
    watch: 'Alerts and mailed reports',
  },
});
