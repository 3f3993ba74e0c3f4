import { defineReport, field } from '#resources/schema';

export default defineReport({
  version: 1,
  name: 'time-entry-hours',
  label: 'Hours worked',
  labels: { ar: 'ساعات العمل', es: 'Horas trabajadas' },
  help: 'Hours by employee, from their time entries; who is still at work counts from the time out',
  helps: {
    ar: 'الساعات حسب الموظف من سجلات الوقت؛ ومن لا يزال في العمل يُحسب عند خروجه',
    es: 'Horas por empleado según sus registros; quien sigue trabajando cuenta al salir',
  },
  icon: 'Schedule',
  permission: 'TimeEntries',
  endpoint: '/api/time-entry-hours',
  columns: {
    employee: field.text(),
    job_title: field.text({ labels: { ar: 'المسمى الوظيفي', es: 'Puesto' } }),
    days: field.integer({ labels: { ar: 'الأيام', es: 'Días' } }),
    entries: field.integer({ label: 'Shifts', labels: { ar: 'الورديات', es: 'Turnos' } }),
    break_hours: field.decimal({ scale: 2, labels: { ar: 'ساعات الاستراحة', es: 'Horas de pausa' } }),
    total_hours: field.decimal({ scale: 2, labels: { ar: 'إجمالي الساعات', es: 'Horas totales' } }),
    wages: field.money({ readable: { permission: 'WageView' }, labels: { ar: 'الأجور', es: 'Salarios' } }),
  },
  title: 'employee',
  sort: { field: 'total_hours', order: 'desc' },
  search: true,
  totals: ['entries', 'break_hours', 'total_hours', 'wages'],
  chart: { type: 'bar', category: 'employee', values: ['total_hours'], top: 10 },
  meanings: {
    total_hours: { help: 'Time at work less breaks', helps: { ar: 'وقت العمل ناقصًا الاستراحات', es: 'Tiempo de trabajo menos pausas' } },
    wages: { help: 'Hours × the employee’s hourly wage', helps: { ar: 'الساعات × أجر الساعة للموظف', es: 'Horas × salario por hora del empleado' } },
  },
  menu: { order: 100 },
});
