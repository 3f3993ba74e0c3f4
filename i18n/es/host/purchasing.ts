/** Purchase orders, what comes of them, and their invoices. */
export default {
  all_billed: 'Todo lo recibido ya está en una factura',
  vendor_without_address: '%{vendor} no tiene dirección de correo: dé una aquí o en el proveedor',
  nothing_low: 'Nada de este proveedor está en su punto de pedido o por debajo',
  low_on_order: 'Lo que falta de este proveedor ya está pedido',
  forecast_needs_nothing: 'El pronóstico no necesita nada de este proveedor que no esté en existencias o pedido',
  undo_needs_costs: 'Esto cambió lo que cuestan las cosas: tiene que deshacerlo alguien que vea los costes',
  order_closed: 'El pedido de compra está cerrado: sus recepciones se mantienen. Corrija las existencias',
  return_without_labels: 'Una devolución no trae nada: no hay nada que etiquetar',
  less_than_a_unit: 'Se recibió menos de una unidad entera: imprima una etiqueta por artículo',
  too_many_labels: 'Serían %{asked} etiquetas y un archivo admite como máximo %{most}: imprima una etiqueta por artículo',
  give_cost: 'Indique el coste que se va a adoptar',
  return_without_cost: 'Lo que vuelve al proveedor no tiene coste que adoptar',
  nothing_came: 'Introduzca lo que llegó de al menos un artículo',
};
