/** Businesses and establishments on the platform, and what is connected to them. */
export default {
  keep_first: 'Este negocio se va a eliminar: elija primero «Conservar negocio»',
  has_orders:
    '«%{name}» tiene %{smart_count} pedido: desactívelo o elimine todo lo suyo con «Eliminar negocio» |||| «%{name}» tiene %{smart_count} pedidos: desactívelo o elimine todo lo suyo con «Eliminar negocio»',
  removal_begun: 'La eliminación ha empezado: ya no hay nada que conservar',
  removed_already: 'Este negocio ya se va a eliminar',
  archive_being_made: 'Se está haciendo el archivo: inténtelo de nuevo en unos minutos',
  archive_gone: 'El archivo ya no está',
  currency_stays: 'Aquí se guardan importes en %{currency} (%{what}): consérvela y añada otro establecimiento para otra moneda',
  mapped_already: 'Esto ya está asignado: cambie esa fila o quite una de las dos',
  no_such_integration: 'No existe esa integración',
};
