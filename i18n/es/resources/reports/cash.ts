/** Lo que dicen los informes de los cajones de efectivo. */
export default {
  'cash-drawer-history': {
    'Not counted yet': 'Aún sin contar',
    'Expected in drawers that nobody has counted yet: the difference is what was counted and this, less what was expected':
      'Lo esperado en los cajones que nadie ha contado aún: la diferencia es lo contado más esto, menos lo esperado',
    'Counted by': 'Contado por',
    'No sales': 'Aperturas sin venta',
    'Closed by': 'Cerrado por',
    'How often it was opened without a sale': 'Cuántas veces se abrió sin una venta',
    'Cash drawer history': 'Historial de caja',
    'What each drawer held when it was opened, should hold and was counted to hold':
      'Lo que cada caja tenía al abrir, lo que debería tener y lo contado',
    'Cash taken less cash given back at its station while it was open, tips included':
      'Efectivo cobrado menos devuelto en su estación mientras estuvo abierta, propinas incluidas',
    'Float, cash sales and pay-ins, less pay-outs, drops and tip-outs':
      'Fondo, ventas en efectivo y entradas, menos salidas, retiros y pagos de propinas',
    'Counted less expected: over above zero, short below; of an open drawer there is none yet':
      'Contado menos esperado: sobra por encima de cero, falta por debajo; de un cajón abierto aún no la hay',
  },
  'cash-in-drawers': {
    'Where the cash of these days is': 'Dónde está el efectivo de estos días',
    'A drawer that stays open overnight has cash of several days: this is the cash of these days alone':
      'Un cajón que queda abierto de noche tiene efectivo de varios días: aquí está solo el efectivo de estos días',
    'In drawers opened on these days': 'En cajones abiertos en estos días',
    'In drawers opened before': 'En cajones abiertos antes',
    'Outside of drawers': 'Fuera de los cajones',
    'Net cash': 'Efectivo neto',
    'Of other days, in drawers opened on these': 'De otros días, en cajones abiertos en estos',
    'Cash taken, with tips, less cash given back: as in the sales summary':
      'Efectivo cobrado, con propinas, menos el devuelto: como en el resumen de ventas',
    'With what these drawers have of these days, it is their cash sales in the history':
      'Con lo que estos cajones tienen de estos días, son sus ventas en efectivo del historial',
  },
  'cash-outside-drawers': {
    'Cash outside of drawers': 'Efectivo fuera de las cajas',
    'Cash taken and given back while no drawer of its station was open: with it, the drawers’ cash sales are all cash there was':
      'Efectivo cobrado y devuelto sin ninguna caja abierta en su estación: con las ventas en efectivo de las cajas es todo el efectivo que hubo',
  },
  'over-short': {
    'Counted by': 'Contado por',
    'Over or short': 'Descuadre',
    Short: 'Faltante',
    Over: 'Sobrante',
    'Times short': 'Veces con faltante',
    'Drawers counted': 'Cajones contados',
    'Largest difference': 'Mayor diferencia',
    '% of cash sales': '% de las ventas en efectivo',
    'No sales': 'Aperturas sin venta',
    'Who closed the drawer, else who opened it': 'Quien cerró el cajón; si no se sabe, quien lo abrió',
    'Counted less expected, of all of them: over above zero, short below':
      'Contado menos esperado, de todos ellos: por encima de cero sobra, por debajo falta',
    'The difference of the one drawer that was furthest off': 'La diferencia del cajón que más se desvió',
    'Over or short as part of the cash sales of these drawers': 'Descuadre como parte de las ventas en efectivo de estos cajones',
    'How often a drawer was opened without a sale, by whom the till named, else by whose drawer it was':
      'Cuántas veces se abrió un cajón sin una venta: por quien indicó la caja; si no, por quien llevaba el cajón',
    'Over and short': 'Descuadres de caja',
    'Whose drawers did not hold what they should, and on which days: of the drawers opened on these days that were counted':
      'De quién eran los cajones que no contenían lo que debían, y en qué días: de los cajones abiertos en estos días que se contaron',
  },
  'over-short-by-day': {
    'Over or short': 'Descuadre',
    Short: 'Faltante',
    Over: 'Sobrante',
    'Times short': 'Veces con faltante',
    'Drawers counted': 'Cajones contados',
    'Of the opening': 'De la apertura',
    'Counted less expected, of all of them: over above zero, short below':
      'Contado menos esperado, de todos ellos: por encima de cero sobra, por debajo falta',
    'Over and short by day': 'Descuadres de caja por día',
  },
};
