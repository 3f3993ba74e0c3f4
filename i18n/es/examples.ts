/** Worked examples beside settings of money. */
export default {
  title: 'Ejemplo',
  tip_lead: 'Sugerencias sobre una cuenta de %{bill} con %{tax} de impuestos',
  no_tip: 'No se pide propina.',
  surcharge: 'Recargo',
  surcharge_lead: 'Lo que paga un cliente con tarjeta',
  no_surcharge: 'No hay recargo en este pago.',
  payment: 'Pago',
  to_pay: 'A pagar',
};
