/** Bringing a business over from another system. */
export default {
  lead: 'Desde el sistema que usa hoy: exporte allí sus archivos y suéltelos todos aquí. No se guarda nada antes de que vea qué ocurriría.',
  steps: { system: 'Sistema', files: 'Archivos', check: 'Comprobar', done: 'Importar' },
  which: '¿Qué sistema usa hoy?',
  export_there: 'Qué exportar de %{system}',
  not_brought:
    'Con estos archivos no se traen imágenes, ni las tarjetas de regalo y los puntos de la mayoría de los sistemas: no exportan números completos, o no exportan puntos.',
  recognised: 'Es un archivo de %{system} (%{file}). Crea %{what}.',
  recognised_alone: 'Este es un archivo de %{system} (%{file}), con saldos que traer.',
  bring_it: 'Traerlo así',
  from_import: '¿Viene de otro sistema?',
  drop_all: 'Suelte aquí todos los archivos',
  choose_files: 'Elegir archivos',
  reading: 'Leyendo los archivos…',
  files_help: 'CSV o Excel (XLSX), tal como los escribió el otro sistema: no los cambie antes.',
  remove: 'Quitar %{name}',
  take_away: 'Quitar',
  count: '%{count} %{name_lower}',
  makes: 'Crea %{what}',
  not_allowed: 'Usted no puede añadir estos, así que quedan fuera: %{what}',
  unknown: 'No es un archivo de otro sistema que conozcamos. Impórtelo por separado, donde usted indica qué es cada columna.',
  check_all: 'Comprobar todos los archivos',
  more: 'Traer más archivos',
  sales: {
    where: 'Adónde van las ventas pasadas',
    where_help:
      'Elija el establecimiento de cada lugar que nombran los archivos. Las ventas pasadas solo cuentan en los informes: no se toca ninguna existencia, tarjeta, punto, cajón ni alerta.',
    nowhere: 'No puede traer ventas pasadas a ningún sitio: hacen falta los permisos de importar y de enviar pedidos.',
    no_name: 'Ventas que no nombran ningún lugar',
    leave_out: 'Dejarlas fuera',
    orders: '%{count} pedido |||| %{count} pedidos',
    has: 'Tiene %{count} pedido pasado |||| Tiene %{count} pedidos pasados',
    of: '%{name}: del %{from} al %{to}',
    see_summary: 'Ver el resumen de ventas',
    month: 'Mes',
    all: 'Todos',
    days: 'Días con ventas',
    gross_sales: 'Ventas brutas',
    discounts: 'Descuentos',
    refunds: 'Reembolsos',
    net_sales: 'Ventas netas',
    tax: 'Impuesto',
    service_charges: 'Cargos por servicio',
    tips: 'Propinas',
    orders_sold: 'Pedidos',
  },
  stock: {
    title: 'Existencias',
    help: 'Lo que el otro sistema dice que hay abre las existencias de estos productos. Los artículos que ya se han movido aquí conservan su recuento.',
    into: 'Qué existencias vienen a %{name}',
    leave_out: 'Dejar fuera las existencias',
    of_file: 'Todas las del archivo',
    none_comes: 'No se traen existencias',
    items: '%{count} artículo |||| %{count} artículos',
    has: 'Indica las existencias de %{count} artículo |||| Indica las existencias de %{count} artículos',
    not_allowed: 'No puede fijar recuentos, así que sus existencias se quedan fuera.',
    no_value: 'No puede ver costes: la comprobación muestra cantidades de las existencias, pero ningún valor.',
  },
  gift_cards: {
    has: '%{count} tarjeta de regalo con saldo |||| %{count} tarjetas de regalo con saldo',
    not_allowed: 'No puede añadir tarjetas de regalo y ver sus números, así que se quedan fuera.',
  },
  left_out: {
    card_codes:
      'Las tarjetas de regalo no pueden traerse de este archivo: solo tiene los cuatro últimos caracteres de cada código y nadie podría pagar con ellos. Pida a Shopify los códigos completos, o cambie cada tarjeta cuando venga su cliente.',
  },
  points: {
    has: '%{count} cliente con puntos |||| %{count} clientes con puntos',
    not_allowed: 'No puede añadir miembros, ajustar sus puntos y ver números de tarjeta, así que los puntos se quedan fuera.',
  },
  balances: {
    loyalty: 'Fidelidad',
    members: 'Miembros',
    points: 'Puntos',
    see_points: 'Ver lo que se debe en puntos',
    gift_cards: 'Tarjetas de regalo',
    cards: 'Tarjetas',
    on_cards: 'Saldo',
    see_cards: 'Ver lo que se debe en tarjetas',
    stock: 'Existencias: %{name}',
    items: 'Artículos',
    pieces: 'Unidades',
    weighed: 'Vendido por peso',
    value: 'Valor a coste',
    no_costs: 'Su valor lo ven quienes pueden ver costes.',
    without_cost: '%{count} artículo no tiene coste y no está en el valor. |||| %{count} artículos no tienen coste y no están en el valor.',
    see_stock: 'Ver el inventario',
  },
  files: {
    square: {
      items: {
        name: 'Biblioteca de artículos',
        where: 'Panel de Square: Items & services › Items › Actions › Export library',
        brings:
          'Categorías, impuestos y un producto por cada variante, con las existencias de cada sucursal. Las opciones de los modificadores no vienen en el archivo: añádalas aquí.',
      },
      customers: {
        name: 'Clientes',
        where: 'Panel de Square: Customers › Customer directory › Import / Export › Export customers',
        brings: 'Clientes con dirección, cumpleaños y consentimiento',
      },
      item_sales: {
        name: 'Ventas pasadas',
        where: 'Panel de Square: Transacciones, elegir un periodo de hasta un año › Exportar › CSV de detalles de artículos',
        brings:
          'Cada venta con sus líneas, descuentos, impuesto y reembolsos, para que los informes se puedan comparar con el año pasado. Las propinas y los pagos en efectivo no están en ninguna fila.',
      },
    },
    shopify: {
      products: {
        name: 'Productos',
        where: 'Panel de Shopify: Products › Export › All products, plain CSV file',
        brings:
          'Tipos de producto como categorías y un producto por cada variante, con sus existencias si la tienda tiene una sola sucursal',
      },
      inventory: {
        name: 'Inventario',
        where: 'Panel de Shopify: Productos › Inventario › Exportar, todos los tipos de cantidad',
        brings: 'Las existencias de cada sucursal: para tiendas con varias',
      },
      customers: {
        name: 'Clientes',
        where: 'Panel de Shopify: Customers › Export › All customers, plain CSV file',
        brings: 'Clientes con dirección, etiquetas, notas y consentimiento',
      },
      orders: {
        name: 'Pedidos pasados',
        where: 'Administrador de Shopify: Pedidos › Exportar › Pedidos por fecha, archivo CSV sin formato',
        brings:
          'Cada pedido pagado, para que los informes se puedan comparar con el año pasado. Lo reembolsado cuenta el día de la venta: el archivo no dice otro.',
      },
      gift_cards: {
        name: 'Tarjetas de regalo',
        where: 'Panel de Shopify: Productos › Tarjetas de regalo › Exportar',
        brings: 'No pueden traerse: el archivo solo tiene los cuatro últimos caracteres de cada código',
      },
    },
    toast: {
      item_selections: {
        name: 'Artículos vendidos',
        where: 'Toast Web: Reports › Data exports, archivo ItemSelectionDetails.csv de algunas semanas',
        brings:
          'Los grupos del menú como categorías, cada artículo vendido al precio de su última venta, y las ventas pasadas, para que los informes se puedan comparar con el año pasado. Las propinas y los pagos están en otros archivos.',
      },
      modifier_selections: {
        name: 'Modificadores vendidos',
        where: 'Toast Web: Reports › Data exports, archivo ModifiersSelectionDetails.csv',
        brings: 'Grupos de opciones como modificadores, con las opciones vendidas',
      },
      time_entries: {
        name: 'Horas trabajadas',
        where: 'Toast Web: Reports › Data exports, archivo TimeEntries.csv',
        brings: 'Empleados con su salario',
      },
      checks: {
        name: 'Cuentas',
        where: 'Toast Web: Reports › Data exports, archivo CheckDetails.csv',
        brings: 'Clientes que figuran en las cuentas',
      },
    },
    lightspeed: {
      products: {
        name: 'Productos',
        where: 'En Retail (X-Series): Catalog › Products › Export list',
        brings: 'Categorías, impuestos y un producto por cada variante, con las existencias de cada tienda',
      },
    },
    clover: {
      inventory: {
        name: 'Inventario',
        where: 'Panel de Clover: Inventory › Items › Export',
        brings: 'Impuestos, grupos de modificadores, categorías y artículos, con sus existencias',
      },
    },
    woocommerce: {
      products: {
        name: 'Productos',
        where: 'WordPress: Products › All products › Export, todas las columnas',
        brings: 'Categorías y un producto por cada variante, con sus existencias',
      },
    },
    odoo: {
      products: {
        name: 'Productos',
        where:
          'Sales › Products, vista de lista, elija todos, Action › Export: Name, Internal Reference, Barcode, Sales Price, Cost, Product Category, Customer Taxes, Quantity On Hand',
        brings: 'Categorías, impuestos y productos, con sus existencias',
      },
      contacts: {
        name: 'Contactos',
        where: 'Contacts, vista de lista, elija todos, Action › Export: Name, Is a Company, Email, Phone, Street, Zip, City, Country',
        brings: 'Clientes con sus direcciones',
      },
      cards: {
        name: 'Tarjetas de regalo y de fidelidad',
        where:
          'Ventas › Productos › Tarjetas de regalo y monedero (o Descuentos y lealtad), un programa, sus tarjetas, seleccionar todo, Acción › Exportar: Code, Points, Program, Program Type, Partner, Partner/Email, Partner/Phone, Expiration Date, Currency',
        brings: 'Lo que queda en tarjetas de regalo y monederos, y los puntos de las tarjetas de fidelidad',
      },
    },
  },
};
