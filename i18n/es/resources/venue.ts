/** Lo que dicen las definiciones de este grupo, por su texto en inglés. */
export default {
  'establishment-hardware': {
    Hardware: 'Equipos',
  },
  'establishment-stations': {
    Station: 'Estación',
  },
  establishments: {
    Establishment: 'Establecimiento',
    Title: 'Nombre',
    'Currency symbol': 'Símbolo de moneda',
    Timezone: 'Zona horaria',
    'Business day starts at': 'Inicio del día comercial',
    'Sales before this time count to the day before': 'Las ventas antes de esta hora cuentan para el día anterior',
    Mode: 'Modo',
    Live: 'En vivo',
    Test: 'Prueba',
    Behaviour: 'Actividad',
    'Last sale': 'Última venta',
    'Setup progress': 'Progreso de configuración',
    'Of address, tax, order type, product, employee and station, how many there are':
      'Cuánto hay de dirección, impuesto, tipo de pedido, producto, empleado y estación',
    'Money and time': 'Dinero y tiempo',
    Operation: 'Operación',
  },
  group: {
    Venue: 'Local',
  },
  'service-areas': {
    'Service area': 'Zona de servicio',
    'Service areas': 'Zonas de servicio',
    Primary: 'Principal',
    'The area that a till opens with: there is one at most': 'La zona con la que abre la caja: hay una como máximo',
  },
  tables: {
    Table: 'Mesa',
    'Service area': 'Zona de servicio',
  },
};
