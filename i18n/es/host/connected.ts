/** Por qué no se toma un pedido de un programa conectado, y qué hacer. */
export default {
  not_signed: 'No está firmado con la clave de esta conexión: compruebe la dirección y la clave de firma que se introdujo en la conexión',
  no_such_program: 'De este programa no llegan pedidos: elija una conexión con Square o Shopify',
  no_orders:
    'No contiene ningún pedido completo, solo identificadores u otra cosa: envíe los pedidos tal como los devuelve la API del programa',
  unreadable: '%{field} dice «%{value}», que no se puede leer: envíe el pedido tal como lo devuelve la API del programa',
  no_total: 'No dice cuánto suma: envíe el pedido completo',
  return_alone: 'Devuelve lo que vendió el pedido %{source}: envíe ambos juntos, en un archivo o una lista',
  sells_card: 'Vende una tarjeta regalo sin decir su número: venda o cargue la tarjeta aquí',
  test_order: 'Es un pedido de prueba, que no es una venta: no hay que hacer nada',
  edited:
    'Se quitaron o devolvieron artículos sin devolver dinero, así que lo pagado no es lo que suma: reembólselos en Shopify y envíe el pedido de nuevo',
  elsewhere: 'Ya cuenta en otro establecimiento: indique en cada conexión de qué ubicación toma los pedidos',
  other_currency: 'Se vendió en %{there} y este establecimiento vende en %{here}: conecte el establecimiento que vende en %{there}',
  gross_differs: 'Sus líneas suman unas ventas brutas de %{here}, pero dice %{there}: corrija el pedido allí y envíelo de nuevo',
  discount_differs: 'Sus líneas tienen descuentos de %{here}, pero dice %{there}: corrija el pedido allí y envíelo de nuevo',
  net_differs: 'Sus líneas suman unas ventas netas de %{here}, pero dice %{there}: corrija el pedido allí y envíelo de nuevo',
  tax_differs: 'Sus líneas suman un impuesto de %{here}, pero dice %{there}: corrija el pedido allí y envíelo de nuevo',
  total_differs: 'Sus líneas suman un total de %{here}, pero dice %{there}: corrija el pedido allí y envíelo de nuevo',
  refund_differs:
    'Lo que devuelven sus líneas suma %{here}, pero dice %{there}: reembolse allí artículos enteros y envíe el pedido de nuevo',
  refund_lost: 'Antes se habían devuelto %{before} de él y aquí consta %{now}: envíelo junto con todo lo que se devolvió de él',
  refused: 'El pedido %{number} de %{program} se rechazó. %{reason}',
  both: '%{one}. %{other}',
  refused_again: 'Sigue rechazado. %{reason}',
  not_kept: 'Lo que se envió ya no se conserva, o su conexión ya no existe: haga que el programa envíe el pedido de nuevo, o descártelo',
  needs_token: 'Solo dice qué pedido cambió: introduzca un token de acceso en la conexión para que los pedidos se obtengan',
  token_refused: '%{program} no nos deja entrar con este token de acceso: introduzca otro',
  fetch_refused: '%{program} no nos da sus pedidos: %{reason}. Compruebe qué puede leer allí el token de acceso',
  fetch_from: 'Elija un día del %{earliest} al %{today}: las ventas anteriores llegan como archivo de ventas pasadas',
} as const;
