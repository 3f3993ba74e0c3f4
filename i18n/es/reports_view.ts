/** Lo que dice la pantalla de cada informe. */
export default {
  period: 'Período',
  hours: 'Horas',
  establishments: 'Establecimientos',
  search: 'Buscar filas',
  empty: 'No se vendió nada en este período. Elija otro período, otras horas u otros establecimientos.',
  as_of: 'Cifras del %{at}',
  presets: {
    today: 'Hoy',
    yesterday: 'Ayer',
    this_week: 'Esta semana (desde el domingo)',
    this_week_monday: 'Esta semana (desde el lunes)',
    last_7_days: 'Últimos 7 días',
    this_month: 'Este mes',
    last_month: 'Mes pasado',
    this_year: 'Este año',
    custom: 'A medida',
  },
  hour_presets: { all_hours: 'Todas las horas', lunch: '10:30 – 16:00', dinner: '16:00 – 22:00', custom: 'A medida' },
};
