/** Lo que dicen los informes que comparan ventas. */
export default {
  'establishment-comparison': {
    'Labour %': 'Mano de obra %',
    'Net sales per labour hour': 'Ventas netas por hora trabajada',
    'Hours without a wage': 'Horas sin salario',
    'Labour ÷ net sales, of whole days: nothing stands here where hours are chosen':
      'Mano de obra ÷ ventas netas, de días enteros: si se eligen horas, aquí no hay nada',
    'Net sales ÷ hours worked': 'Ventas netas ÷ horas trabajadas',
    'They are not in labour until their shifts have a wage': 'No están en la mano de obra hasta que sus turnos tengan un salario',
    'Establishments compared': 'Comparación de establecimientos',
    'Your establishments by net sales, and whether guests or what they spend makes the difference':
      'Sus establecimientos por ventas netas, y si la diferencia viene del número de clientes o de lo que gastan',
    'Above average': 'Sobre la media',
    'By transactions': 'Por transacciones',
    'By average order': 'Por el pedido medio',
    'Discounts %': '% de descuentos',
    'Refunds %': '% de reembolsos',
    'Net sales less the average of these establishments; below zero it is behind':
      'Ventas netas menos la media de estos establecimientos; por debajo de cero va por detrás',
    'What of the difference comes from more or fewer transactions than the average has, at the average order of all':
      'Qué parte de la diferencia viene de más o menos transacciones que la media, al pedido medio de todos',
    'What of it comes from its own average order being above or below that of all':
      'Qué parte viene de que su pedido medio esté por encima o por debajo del de todos',
    'Discounts as part of gross sales': 'Descuentos como parte de las ventas brutas',
    'Refunds as part of gross sales': 'Reembolsos como parte de las ventas brutas',
  },
  'menu-engineering': {
    'Menu engineering': 'Ingeniería de menú',
    'Which items are loved and which earn: what to promote, reprice, move to a better place or drop':
      'Qué gusta y qué deja margen: qué promocionar, cambiar de precio, colocar mejor o retirar',
    'The whole menu': 'Todo el menú',
    'Its category': 'Su categoría',
    'Measured against': 'Comparado con',
    'Star: keep and show': 'Estrella: mantener y mostrar',
    'Plowhorse: reprice': 'Caballo de batalla: cambiar precio',
    'Puzzle: promote': 'Enigma: promocionar',
    'Dog: replace or drop': 'Perro: sustituir o retirar',
    'No cost known': 'Coste desconocido',
    Group: 'Grupo',
    'Margin each': 'Margen por unidad',
    'Popular from': 'Popular desde',
    'Earning from': 'Rentable desde',
    'Popular: at least 70 % of an even share of the quantity. Earning: a margin each at or above the average. Stars are both, plowhorses popular alone, puzzles earning alone, dogs neither':
      'Popular: al menos el 70 % de una parte igual de la cantidad. Rentable: margen por unidad desde la media. Las estrellas son ambas cosas, los caballos de batalla solo populares, los enigmas solo rentables, los perros ninguna',
    'Margin ÷ quantity': 'Margen ÷ cantidad',
    'Margin as part of net sales': 'Margen como parte de las ventas netas',
    'Of what it is measured against': 'De aquello con lo que se compara',
    'The quantity from which an item is popular: 70 % of what each would have if all sold alike':
      'La cantidad desde la que un artículo es popular: el 70 % de la que tendría cada uno si todos se vendieran igual',
    'The margin each from which an item earns: the average of all that were sold':
      'El margen por unidad desde el que un artículo es rentable: la media de todos los vendidos',
    'Quantity × what one cost when it was sold': 'Cantidad × lo que costaba uno al venderse',
  },
  refunds: {
    Refunded: 'Reembolsado',
    Sold: 'Vendido',
    'Given back': 'Devuelto',
    'Every item that was given back, on the day it was: with why, and the day it had been sold':
      'Cada artículo devuelto, en el día en que se devolvió: con el motivo y el día de la venta',
    'A refund counts on the day it was made; the sale stays on its own':
      'Un reembolso cuenta el día en que se hizo; la venta queda en el suyo',
    'The business day on which the order counts as sold': 'El día comercial en que el pedido cuenta como vendido',
    'Without tax: what net sales are less': 'Sin impuestos: en cuanto bajan las ventas netas',
    'With the tax on it; tips, surcharges and service charges given back are not in it':
      'Con su impuesto; no incluye propinas, recargos ni cargos por servicio devueltos',
  },
  'sales-by-hour': {
    'Sales by weekday and hour': 'Ventas por día de la semana y hora',
    'When guests come and what they leave: how many hands each hour of the week needs':
      'Cuándo vienen los clientes y qué gastan: cuántas manos necesita cada hora de la semana',
    'Net sales per day': 'Ventas netas por día',
    'Transactions per day': 'Transacciones por día',
    'Of the business day: an hour after midnight belongs to the day that began before it':
      'Del día comercial: una hora después de medianoche pertenece al día que empezó antes',
    'Net sales ÷ how many of these weekdays are in the period, today and what lies before it':
      'Ventas netas ÷ cuántos de esos días de la semana hay en el período, hasta hoy inclusive',
    'Transactions ÷ how many of these weekdays are in the period, today and what lies before it':
      'Transacciones ÷ cuántos de esos días de la semana hay en el período, hasta hoy inclusive',
  },
  'sales-by-server': {
    'Sales by server': 'Ventas por camarero',
    'What each of the team sold, gave away and was tipped': 'Qué vendió, descontó y recibió de propina cada miembro del equipo',
  },
  'sales-by-station': {
    'Sales by station': 'Ventas por estación',
    'What was rung up at each till, terminal and kiosk': 'Lo que se registró en cada caja, terminal y quiosco',
    'Where the order was rung up; where it does not say, where it was first paid':
      'Dónde se registró el pedido; si no lo dice, dónde se pagó primero',
  },
};
