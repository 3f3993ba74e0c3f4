/** Lo que aparece en las vistas previas junto a los ajustes. */
export default {
  moment: 'Momento',
  display: {
    screen: 'Pantalla del cliente',
    idle: 'Entre pedidos',
    ordering: 'Pedido',
    tip: 'Pago',
    thanks: 'Gracias',
    your_order: 'Su pedido',
    more: '%{smart_count} más |||| %{smart_count} más',
    saved: 'Ha ahorrado',
    total: 'Total',
    loyalty: '¿Tarjeta de fidelidad? Escriba su número',
    to_pay: 'A pagar',
    tip_question: '¿Desea dejar propina?',
    other_tip: 'Otro importe',
    no_tip: 'Sin propina',
    reader: 'Acerque su tarjeta al lector',
    email: 'Enviar el recibo por correo',
    stays: 'Vuelve a la bienvenida tras %{smart_count} segundo |||| Vuelve a la bienvenida tras %{smart_count} segundos',
  },
};
