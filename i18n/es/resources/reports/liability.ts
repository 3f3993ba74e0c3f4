/** Lo que dicen los informes sobre lo que se debe a los clientes. */
const ages = {
  'Up to 30 days': 'Hasta 30 días',
  '31 to 90 days': 'De 31 a 90 días',
  '91 to 365 days': 'De 91 a 365 días',
  'Over a year': 'Más de un año',
  Age: 'Antigüedad',
};
const cardParts = {
  'Owed before': 'Debido antes',
  'Sold and loaded': 'Vendido y cargado',
  'Sales taken back': 'Ventas anuladas',
  'Given back to cards': 'Devuelto a tarjetas',
  Redeemed: 'Canjeado',
  Adjustments: 'Ajustes',
  'Owed now': 'Debido ahora',
};
const pointParts = {
  'Points before': 'Puntos antes',
  Earned: 'Ganados',
  'Taken back': 'Retirados',
  Redeemed: 'Canjeados',
  'Given back': 'Devueltos',
  Adjustments: 'Ajustes',
  'Points now': 'Puntos ahora',
};

export default {
  'gift-card-liability': {
    ...cardParts,
    'Balances below zero': 'Saldos por debajo de cero',
    'Gift card liability': 'Saldo pendiente de tarjetas regalo',
    'What you owe to the holders of gift cards at the end of the last day, and what moved it in these days':
      'Lo que debe a los titulares de tarjetas regalo al final del último día y lo que lo movió en estos días',
    'Cards with a balance': 'Tarjetas con saldo',
    'Cards in other currencies': 'Tarjetas en otras monedas',
    'All cards of the business in this currency, whatever establishments and hours are chosen: a card is honoured by each of them':
      'Todas las tarjetas de la empresa en esta moneda, sean cuales sean los establecimientos y las horas elegidos: todos aceptan una tarjeta',
    'On the day that the money came in, also where it was entered later':
      'En el día en que entró el dinero, aunque se registrara más tarde',
    'Paid with cards, tips included, less what was put right': 'Pagado con tarjetas, propinas incluidas, menos lo corregido',
    'By hand; below zero: taken from cards': 'A mano; por debajo de cero: restado de tarjetas',
    'The sum of the balances that cards had at the end of the last day': 'La suma de los saldos de las tarjetas al final del último día',
    'Cards that paid more than they held: they lower what is owed':
      'Tarjetas con las que se pagó más de lo que tenían: reducen lo que se debe',
    'Cards with a balance today whose currency none of your establishments has; nothing above counts them':
      'Tarjetas con saldo hoy en una moneda que ninguno de sus establecimientos tiene; arriba no cuentan',
  },
  'gift-card-ages': {
    ...ages,
    'Never loaded': 'Nunca cargada',
    'Gift card liability by age': 'Saldo pendiente de tarjetas regalo por antigüedad',
    'By the days from when money last came onto a card to the last of these days':
      'Por los días desde la última carga de una tarjeta hasta el último de estos días',
    Cards: 'Tarjetas',
    '% of liability': '% del saldo pendiente',
  },
  'gift-card-balances': {
    ...ages,
    ...cardParts,
    'Never loaded': 'Nunca cargada',
    Card: 'Tarjeta',
    'Every gift card that held something or moved in these days: what was on it before, what came onto it and was taken from it, and what you owe on it now':
      'Cada tarjeta regalo que tuvo saldo o movimientos en estos días: lo que tenía antes, lo que entró y salió, y lo que debe ahora por ella',
    'Gift cards behind the liability': 'Tarjetas regalo que forman el saldo',
    'Last loaded': 'Última carga',
    'Last used': 'Último uso',
  },
  'loyalty-liability': {
    ...pointParts,
    'Points below zero': 'Puntos por debajo de cero',
    'Worth at most': 'Valor máximo',
    'Loyalty liability': 'Saldo pendiente de puntos',
    'The points that members have at the end of the last day, what they may come to, and what moved them in these days':
      'Los puntos de los miembros al final del último día, lo que pueden valer y lo que los movió en estos días',
    'As this reward': 'Con esta recompensa',
    'Members with points': 'Miembros con puntos',
    'All members of the business, whatever establishments and hours are chosen: points are honoured by each of them':
      'Todos los miembros de la empresa, sean cuales sean los establecimientos y las horas elegidos: todos aceptan los puntos',
    'On the day of the sale, also where it was entered later': 'En el día de la venta, aunque se registrara más tarde',
    'Of sales that were given back': 'De ventas que se reembolsaron',
    'Points of rewards whose sale was given back': 'Puntos de recompensas cuya venta se reembolsó',
    'By hand; points of merged members only change their owner': 'A mano; los puntos de miembros fusionados solo cambian de titular',
    'What members have above zero, spent in part on whichever of today’s rewards takes the most money off for a point; nothing is said where no reward takes off an amount':
      'Lo que los miembros tienen por encima de cero, gastado en parte en la recompensa de hoy que más dinero descuenta por punto; sin una recompensa que descuente un importe no se indica nada',
  },
  'loyalty-ages': {
    ...ages,
    'Never earned': 'Nunca ganados',
    'Worth at most': 'Valor máximo',
    'Points by age': 'Puntos por antigüedad',
    'By the days from when a member last earned points to the last of these days':
      'Por los días desde que un miembro ganó puntos por última vez hasta el último de estos días',
    Members: 'Miembros',
  },
  'loyalty-balances': {
    ...ages,
    ...pointParts,
    'Never earned': 'Nunca ganados',
    Card: 'Tarjeta',
    'Every member who had points or moved some in these days: the points before, what was earned and spent, and the points now':
      'Cada miembro que tuvo puntos o movimientos en estos días: los puntos de antes, los ganados y canjeados, y los puntos de ahora',
    'Members behind the points': 'Miembros que tienen los puntos',
    'Last earned': 'Última vez ganados',
  },
};
