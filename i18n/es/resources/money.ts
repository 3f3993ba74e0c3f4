/** Lo que dicen las definiciones de este grupo, por su texto en inglés. */
export default {
  'cash-drawer-sessions': {
    'Cash drawer session': 'Sesión de caja',
    'Cash drawer sessions': 'Sesiones de caja',
    'Closed by': 'Cerrada por',
    'Empty: still open': 'Vacío: sigue abierta',
    'Whose cash is in it. Empty: that of all stations without a drawer of their own':
      'De quién es su efectivo. Vacío: el de todas las estaciones sin caja propia',
    Movements: 'Movimientos',
    'Pay in': 'Entrada',
    'Pay out': 'Salida',
    Drop: 'Retiro a caja fuerte',
    'Tip out': 'Pago de propinas',
    'Open now': 'Abiertas ahora',
    'It is not closed before it is opened': 'No se cierra antes de abrirse',
  },
  'expense-types': {
    'Expense type': 'Tipo de gasto',
    'Expense types': 'Tipos de gasto',
  },
  expenses: {
    Expense: 'Gasto',
    Summary: 'Resumen',
    'Date from': 'Desde',
    'Date to': 'Hasta',
  },
  group: {
    Money: 'Dinero',
  },
};
