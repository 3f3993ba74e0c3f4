import { defineReport, field } from '#resources/schema';

export default defineReport({
  version: 1,
  name: 'employee-tips',
  label: 'Employee tips',
  labels: { ar: 'إكراميات الموظفين', es: 'Propinas por empleado' },
  help: 'What guests left for whom',
  helps: { ar: 'ما تركه الضيوف ولمن', es: 'Lo que dejaron los clientes y a quién' },
  icon: 'VolunteerActivism',
  permission: 'EmployeeTipReport',
  endpoint: '/api/get-employee-wise-tip',
  columns: {
    employee: field.text(),
    orders: field.integer({ label: 'Orders with a tip', labels: { ar: 'طلبات بإكرامية', es: 'Pedidos con propina' } }),
    tip: field.money(),
    tip_percentage_all: field.percent({ label: '% of tips', min: -100, labels: { ar: '٪ من الإكراميات', es: '% de propinas' } }),
  },
  title: 'employee',
  sort: { field: 'tip', order: 'desc' },
  search: true,
  totals: ['orders', 'tip'],
  chart: { type: 'bar', category: 'employee', values: ['tip'], top: 10 },
  drill: ['orders', 'tip'],
  menu: { order: 80 },
});
