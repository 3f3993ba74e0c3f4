/** Lo que las alertas encontraron. */
export default {
  over: 'Caja %{drawer}: sobran %{difference} (límite %{limit})',
  short: 'Caja %{drawer}: faltan %{difference} (límite %{limit})',
  unpaid: 'El pedido %{order} de %{total} sigue sin pagar %{hours} horas después de abrirse',
  unpaid_together:
    '%{smart_count} pedido de días anteriores sigue sin pagar %{hours} horas después de abrirse: %{total} |||| %{smart_count} pedidos de días anteriores siguen sin pagar %{hours} horas después de abrirse: %{total} en total',
  low_stock: '%{item}: quedan %{current}, se repone a partir de %{point}',
  low_stock_in: '%{item}: quedan %{current}, se repone a partir de %{point} (unidad: %{unit})',
  voids: 'Anulaciones por %{amount}: %{percent} de las ventas brutas (límite %{limit})',
  voids_taxed: 'Anulaciones por %{amount}, sin impuesto incluido %{net}: %{percent} de las ventas brutas (límite %{limit})',
  no_sales: 'Sin ventas desde las %{time}, más de %{minutes} minutos',
  labour: 'Coste de personal %{amount}: %{percent} de las ventas netas (límite %{limit})',
  labour_at_least:
    'Coste de personal de al menos %{amount}: %{percent} de las ventas netas (límite %{limit}); %{hours} horas no tienen salario',
  target_day: 'Las ventas netas del día han alcanzado su objetivo de %{limit}',
  target_week: 'Las ventas netas de la semana han alcanzado su objetivo de %{limit}',
  target_month: 'Las ventas netas del mes han alcanzado su objetivo de %{limit}',
};
