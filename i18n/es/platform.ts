/** The super-admin's dashboard. */
export default {
  dashboard: 'Panel de la plataforma',
  lead: 'Todos los negocios de esta plataforma',
  clients: 'Clientes',
  establishments: 'Establecimientos',
  stations: 'Estaciones',
  growth: 'Clientes en el tiempo',
  period: 'Periodo',
  week: 'Semana',
  month: 'Mes',
  year: 'Año',
  gained: '%{count} nuevo desde %{since} |||| %{count} nuevos desde %{since}',
  until: 'Al final de',
};
