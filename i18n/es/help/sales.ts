/** Cómo se hace: pedidos, clientes, informes. Los nombres entre llaves son los de las pantallas. */
export default {
  find_order: {
    title: 'Encontrar un pedido',
    one: 'Abra {page:/orders} y escriba su número o el nombre del cliente en la búsqueda.',
    two: 'O pulse {say:views.add_filter} y elija lo que sepa de él: {field:orders.payment_date}, {field:orders.total_amount}, {field:orders.user_name}.',
    three: 'Abra la fila: {say:orders.bill} muestra cómo se compone y {say:orders.timeline} quién hizo qué y cuándo.',
    note: 'Una venta cuenta en el día de negocio en que quedó pagada del todo.',
  },
  refunds: {
    title: 'Ver lo que se devolvió o anuló',
    one: 'En {page:/orders} elija la vista {view:orders.refunds}.',
    two: 'Abra un pedido: cada línea dice qué se reembolsó de ella, y {say:orders.timeline} cuándo y por qué.',
    three: '{page:/reports/refunds} muestra cada artículo devuelto, en el día en que se devolvió.',
    four: '{page:/reports/voided-orders} muestra cada línea anulada, con quién lo pidió y quién lo aprobó.',
    note: 'Los reembolsos y las anulaciones se hacen en el punto de venta. La venta se queda en su propio día.',
  },
  order_receipt: {
    title: 'Enviar un recibo o asignar el cliente',
    one: 'Abra el pedido en {page:/orders}.',
    two: 'Pulse {verb:orders.send-receipt} y escriba la dirección.',
    three: 'Pulse {verb:orders.customer} para decir de quién es el pedido.',
    note: '{verb:orders.receipt} lo descarga. El aspecto de los recibos se ajusta en {page:/settings/receipt}.',
  },
  gift_card: {
    title: 'Vender, corregir y bloquear tarjetas de regalo',
    one: 'Las tarjetas que vende el punto de venta aparecen solas en {page:/gift-cards}, y lo que se paga con ellas se descuenta.',
    two: 'Pulse {new:gift-cards} para añadir una a mano y después, en su página, {verb:gift-cards.activate} con el importe que se carga.',
    three: 'Pulse {verb:gift-cards.adjust} para corregir su saldo; se le pide un motivo.',
    four: 'Pulse {verb:gift-cards.block} si se pierde una tarjeta. {verb:gift-cards.activate} la abre de nuevo.',
    five: '{page:/reports/gift-card-liability} dice lo que debe a los titulares de todas las tarjetas.',
    note: 'Los pagos con una tarjeta que nadie conoce están en {page:/reports/unmatched-gift-cards}.',
  },
  loyalty: {
    title: 'Llevar un programa de fidelización',
    one: 'En {page:/settings/loyalty} active {field:loyalty.enabled} y diga por qué se ganan puntos.',
    two: 'En {page:/loyalty-rewards} añada lo que desbloquean los puntos o las visitas.',
    three:
      'Los miembros están en {page:/loyalty-members}. Un pedido que nombra su tarjeta, o a ellos como cliente, gana puntos cuando se paga.',
    four: 'Pulse {verb:loyalty-members.adjust} para corregir puntos, {verb:loyalty-members.merge} si una persona tiene dos tarjetas.',
    note: 'Lo que se devuelve se lleva sus puntos.',
  },
  read_report: {
    title: 'Leer y comparar un informe',
    one: 'Elija encima de las cifras {say:reports_view.period}, {say:reports_view.hours} y {say:reports_view.establishments}.',
    two: 'Elija en {say:reports_view.compare} lo que se pone al lado, donde el informe lo ofrece.',
    three: 'Una cifra que es un enlace lleva a aquello de lo que se compone.',
    four: 'Pulse {say:exports.export} para un archivo con lo que se muestra, o {say:reports_view.copy_link} para una dirección que abre el informe tal como está.',
    five: 'Guárdelo como está en {say:lists.views}: «{say:lists.save_as}».',
    note: 'Los importes de monedas distintas nunca se suman.',
  },
  mail_report: {
    title: 'Recibir un informe por correo con regularidad',
    one: 'Abra el informe y ajústelo como deba llegar.',
    two: 'Pulse {offer:report-schedules} y diga cada cuánto, a qué hora y a quién.',
    three: '{verb:report-schedules.try} le muestra antes lo que recibirán los demás.',
    four: 'Lo que se envía está en {page:/report-schedules}: cámbielo allí o pulse {verb:report-schedules.send}.',
    note: 'Cada uno se hace con los permisos de quien lo guardó por última vez y se cuenta desde el día en que se envía.',
  },
  list: {
    title: 'Trabajar con una lista',
    one: 'Escriba en la búsqueda, o pulse {say:views.add_filter} y elija condiciones. Un encabezado ordena por su columna.',
    two: '{say:views.columns} elige qué se muestra y en qué orden.',
    three:
      'Guárdelo todo como vista: {say:lists.views} y después «{say:lists.save_as}». Es solo suya o, si puede compartirla, de todos los que tienen un rol.',
    four: '{say:exports.export} hace un archivo con exactamente lo que muestra la lista.',
  },
};
