/** Cajones de efectivo, contados por personas y comunicados por las cajas. */
export default {
  taken_in: '%{created} registrados, %{unchanged} sin cambios, %{outside} fuera de los cajones, %{rejected} rechazados',
  counted_twice: 'Esta moneda o este billete ya está más arriba: súmelos en una sola fila',
  count_first: 'Cuente las monedas y los billetes, o escriba su suma',
  counts_differ: 'Las monedas y los billetes suman %{sum}: corríjalos o deje este campo vacío',
  amount_needed: 'Indique el importe',
  nothing_moved: 'Sin venta no se mueve dinero: omita el importe',
  none_open: 'En ese momento no había ningún cajón abierto en esta estación: abra uno que empiece antes y vuelva a enviarlo',
};
