import alerts from './reports/alerts.ts';
import cash from './reports/cash.ts';
import comparisons from './reports/comparisons.ts';
import forecasts from './reports/forecasts.ts';
import labour from './reports/labour.ts';
import liability from './reports/liability.ts';
import mailed from './reports/mailed.ts';
import profit from './reports/profit.ts';
import tiles from './reports/tiles.ts';

/** Lo que dicen las definiciones de este grupo, por su texto en inglés. */
export default {
  ...alerts,
  ...cash,
  ...comparisons,
  ...labour,
  ...liability,
  ...forecasts,
  ...mailed,
  ...profit,
  ...tiles,
  'cash-summary': {
    Cash: 'Efectivo',
    'Cash that came in and went out, at the time it did, deposits and gift cards sold included':
      'Efectivo que entró y salió, en su momento, anticipos y tarjetas regalo vendidas incluidos',
    'Net cash': 'Efectivo neto',
    'Cash taken, with tips, less cash given back': 'Efectivo cobrado, con propinas, menos el devuelto',
    'Cash taken, without tips': 'Efectivo cobrado, sin propinas',
    'Tips taken in cash': 'Propinas cobradas en efectivo',
    'Cash given back, tips included': 'Efectivo devuelto, propinas incluidas',
  },
  'category-summary': {
    'Sales by category': 'Ventas por categoría',
  },
  'dashboard-hourly-sales': {
    'Sales by hour': 'Ventas por hora',
    'Each hour of the clock, over all the chosen days together, from the hour in which the business day begins':
      'Cada hora del reloj, con todos los días elegidos juntos, desde la hora en que empieza el día comercial',
  },
  'dashboard-monthly-sales': {
    'Sales by month': 'Ventas por mes',
    'Each month with those of its business days that are among the chosen ones; asked for a year, the months of that year':
      'Cada mes, con los días comerciales elegidos de ese mes; si son un año, los meses de ese año',
    Month: 'Mes',
  },
  'dashboard-top-selling-products': {
    'Top sellers': 'Más vendidos',
    'The products that brought in most': 'Los productos que más aportaron',
  },
  'dashboard-weekly-sales': {
    'Daily sales': 'Ventas diarias',
    'Each business day of the chosen days; asked for a week, the days of that week':
      'Cada día comercial de los días elegidos; si son una semana, los días de esa semana',
  },
  'dining-option-summary': {
    'Dining options': 'Opciones de servicio',
  },
  'discount-summary': {
    'Discounts by name': 'Descuentos por nombre',
    Given: 'Veces',
  },
  'drawer-payments': {
    'Money taken by payment method': 'Dinero cobrado por forma de pago',
    'At the time it was taken or given back, with tips, deposits and gift cards sold':
      'En el momento de cobrarlo o devolverlo, con propinas, anticipos y tarjetas regalo vendidas',
  },
  group: {
    Sales: 'Ventas',
    'What sells': 'Qué se vende',
    'Cash and cards': 'Efectivo y tarjetas',
    'Labour and tips': 'Personal y propinas',
    'Stock and preparation': 'Existencias y preparación',
    'Alerts and mailed reports': 'Alertas e informes por correo',
    Reports: 'Informes',
  },
  'ingredient-usage': {
    'Ingredient usage': 'Uso de ingredientes',
    'What recipes say was used, and what is really gone': 'Lo que según las recetas se usó y lo que de verdad falta',
    'Returned to vendor': 'Devuelto al proveedor',
    Ending: 'Final',
    'Actual usage': 'Uso real',
    'Theoretical usage': 'Uso teórico',
    'Variance %': '% de diferencia',
    'Variance cost': 'Coste de la diferencia',
    'In stock before the first day': 'En existencias antes del primer día',
    'Received from vendors and added by hand': 'Recibido de proveedores y añadido a mano',
    'In stock after the last day': 'En existencias tras el último día',
    'Beginning + received − returned to vendor − ending: sales, waste, deductions and what counts found missing':
      'Inicial + recibido − devuelto al proveedor − final: ventas, mermas, retiradas y lo que los recuentos echaron en falta',
    'What was sold needs by its recipes, less what came back to the shelf':
      'Lo que lo vendido necesita según sus recetas, menos lo que volvió al estante',
    'Actual − theoretical: above zero more is gone than recipes explain':
      'Real − teórico: por encima de cero falta más de lo que explican las recetas',
    'Of the theoretical usage': 'Del uso teórico',
    'What waste, deductions and counts took away, at the cost of that time':
      'Lo que se llevaron mermas, retiradas y recuentos, al coste de entonces',
  },
  'low-stock': {
    'In drafts': 'En borradores',
    'What was sent to vendors and has not come yet': 'Lo que se envió a proveedores y aún no ha llegado',
    'What stands on orders that were not sent yet': 'Lo que figura en pedidos que aún no se enviaron',
    'Up to the par level (without one, to the reorder point) with what is on order and in drafts, in whole packs':
      'Hasta el nivel par (sin él, hasta el punto de pedido) con lo pedido y los borradores, en paquetes completos',
    'Low stock': 'Existencias bajas',
    'What is at or below its reorder point now, and what to order of it':
      'Lo que está ahora en su punto de pedido o por debajo, y cuánto pedir',
    Ingredient: 'Ingrediente',
    'In stock': 'En existencias',
    'To order': 'A pedir',
    Packs: 'Envases',
    'The first of the item’s vendors': 'El primero de los proveedores del artículo',
    'Now, to the last movement': 'Ahora, hasta el último movimiento',
    'The packs at the vendor’s price; where it says none, at the item’s own cost':
      'Los envases al precio del proveedor; si no lo hay, al coste del artículo',
  },
  'payment-summary': {
    'How what counts in these days was paid; together it is what was collected':
      'Cómo se pagó lo que cuenta en estos días; en conjunto es lo cobrado',
    'Without tips, less what was given back': 'Sin propinas, menos lo devuelto',
  },
  'product-sales': {
    'Product sales by day': 'Ventas de un producto por día',
    'What was sold of one product on each day; of everything, where none is chosen':
      'Lo que se vendió de un producto cada día; de todo, si no se elige ninguno',
  },
  'product-mix': {
    'Quantity × what one cost when it was sold; nothing where that was not known':
      'Cantidad × lo que costaba uno al venderse; nada donde no se conocía',
    'Margin as part of the net sales of these items': 'Margen como parte de las ventas netas de esos artículos',
    'Product mix': 'Mezcla de productos',
    'What was sold, how much of it, and what it brought in': 'Qué se vendió, cuánto y cuánto aportó',
    'Group by': 'Agrupar por',
    '% of quantity in category': '% de cantidad en la categoría',
    '% of quantity in sub category': '% de cantidad en la subcategoría',
    '% of net in category': '% de neto en la categoría',
    '% of net in sub category': '% de neto en la subcategoría',
    'Of the quantity of everything sold in the period': 'De la cantidad de todo lo vendido en el período',
    'Of the quantity sold in its category': 'De la cantidad vendida en su categoría',
    'Of the quantity sold in its sub category': 'De la cantidad vendida en su subcategoría',
    'Of the net sales of everything sold in the period': 'De las ventas netas de todo lo vendido en el período',
    'Of the net sales of its category': 'De las ventas netas de su categoría',
    'Of the net sales of its sub category': 'De las ventas netas de su subcategoría',
  },
  'quantity-sold': {
    'Quantity sold': 'Cantidad vendida',
    'How much of everything was sold, and its share of the whole': 'Cuánto se vendió de cada cosa y qué parte es del total',
  },
  'recipe-costs': {
    'Price without tax': 'Precio sin impuestos',
    'Without the taxes of the product that its price contains: what of it is earned':
      'Sin los impuestos del producto que su precio contiene: lo que de él se gana',
    'Recipe margin': 'Margen según la receta',
    'Recipe margin %': '% de margen según la receta',
    'Price without tax − recipe cost; the margin on the product is less its own cost, where it has one':
      'Precio sin impuestos − coste de la receta; el margen del producto resta su propio coste, si lo tiene',
    'Recipe margin as part of the price without tax': 'Margen según la receta como parte del precio sin impuestos',
    'Recipe cost as part of the price without tax': 'Coste de la receta como parte del precio sin impuestos',
    'Recipe costs': 'Costes de las recetas',
    'What each recipe costs now, and what it leaves of the price': 'Lo que cuesta cada receta ahora, y lo que deja del precio',
    'Recipe cost': 'Coste de la receta',
    'Own cost': 'Coste propio',
    'Recipe cost %': '% de coste de la receta',
    'Without a cost': 'Sin coste',
    'As it stands on the product': 'El que figura en el producto',
    'Each ingredient’s quantity, in its own unit, at its unit cost; nothing while one of them is missing':
      'La cantidad de cada ingrediente, en su unidad, por su coste unitario; nada mientras falte alguno',
    'The cost on the product itself: where there is one, sales are reckoned with it':
      'El coste del propio producto: si lo hay, las ventas se calculan con él',
    'Ingredients without a unit cost, or in a unit that does not convert into theirs':
      'Ingredientes sin coste unitario, o en una unidad que no se convierte a la suya',
  },
  'sales-summary': {
    Labour: 'Mano de obra',
    'Labour %': 'Mano de obra %',
    'Labour hours': 'Horas de trabajo',
    'Net sales per labour hour': 'Ventas netas por hora trabajada',
    'Hours without a wage': 'Horas sin salario',
    'Shifts that began on these business days × the wages that they were worked at, running ones up to now; of whole days, so nothing stands here where hours are chosen':
      'Turnos que empezaron en estos días de negocio × el salario vigente en cada uno, los que siguen en curso hasta ahora; de días enteros: si se eligen horas, aquí no hay nada',
    'Labour ÷ net sales': 'Mano de obra ÷ ventas netas',
    'Net sales ÷ hours worked': 'Ventas netas ÷ horas trabajadas',
    'They are not in labour until their shifts have a wage': 'No están en la mano de obra hasta que sus turnos tengan un salario',
    'Money that gift cards hold, less what was given back of it: owed until they are spent, and no part of total collected':
      'Dinero que contienen las tarjetas de regalo, menos lo devuelto: se debe hasta que se gasten y no forma parte del total cobrado',
    'Sales summary': 'Resumen de ventas',
    'What was sold, given away, given back and collected': 'Lo vendido, lo descontado, lo devuelto y lo cobrado',
    Deposits: 'Anticipos',
    'Money taken for orders that do not count yet, less what counted now and was taken before':
      'Dinero cobrado por pedidos que aún no cuentan, menos lo que cuenta ahora y se cobró antes',
  },
  'tax-summary': {
    'What a tax return asks for: sales with and without each tax, and the tax':
      'Lo que pide una declaración: ventas con y sin cada impuesto, y el impuesto',
    Rate: 'Tipo',
    'As it stands on the tax now; empty where there is none of this name, or where establishments have different ones':
      'Como figura ahora en el impuesto; vacío si no lo hay o los establecimientos tienen distintos',
    'Effective rate': 'Tipo efectivo',
    'Taxable sales': 'Ventas gravadas',
    'Sales without this tax': 'Ventas sin este impuesto',
    'Tax ÷ taxable sales: what was charged. It is off the rate where the rate was changed, and by cents, since each line’s tax is rounded':
      'Impuesto ÷ ventas gravadas: lo cobrado. Se aparta del tipo si este cambió, y en céntimos, porque el impuesto de cada línea se redondea',
    'Net sales and service charges that it was charged on, less what was given back':
      'Ventas netas y cargos por servicio sobre los que se cobró, menos lo devuelto',
    'All other net sales and service charges, those with another tax among them':
      'El resto de ventas netas y cargos por servicio, también lo gravado con otro impuesto',
    'Times charged': 'Veces cobrado',
  },
  'top-categories': {
    'Top categories': 'Categorías principales',
    'The categories that bring in most': 'Las categorías que más aportan',
  },
  'top-items': {
    'Top items': 'Artículos principales',
    'The items that bring in most': 'Los artículos que más aportan',
  },
  'top-modifiers': {
    'Top modifiers': 'Modificadores principales',
    'The modifiers that bring in most': 'Los modificadores que más aportan',
    'What modifiers added to the prices of what was sold, less what was given back':
      'Lo que los modificadores añadieron a los precios, menos lo devuelto',
    'Gross sales − discounts': 'Ventas brutas − descuentos',
  },
  'unmatched-gift-cards': {
    Card: 'Tarjeta',
    Paid: 'Pagado',
    'Given back': 'Devuelto',
    Sold: 'Vendida',
    'The point of sale named no card': 'El punto de venta no nombró ninguna tarjeta',
    'There is no such card': 'No existe esa tarjeta',
    'The card has another currency': 'La tarjeta tiene otra moneda',
    'Tips included; below zero: what a card should have got. A card that is added later with the number takes what was paid with it':
      'Propinas incluidas; por debajo de cero: lo que una tarjeta debería haber recibido. Una tarjeta que se añada después con ese número asume lo que se pagó con ella',
    'Unmatched gift cards': 'Tarjetas de regalo sin asignar',
    'Gift card payments and top-ups that could not be matched to any of your cards, and why':
      'Pagos con tarjetas de regalo y recargas que no se pudieron asignar a ninguna de sus tarjetas, y por qué',
  },
  'untracked-sales': {
    'Untracked sales': 'Ventas sin control',
    'What was sold without taking anything out of stock, and why: link it to a product, or give the product a recipe':
      'Lo vendido que no retiró nada de las existencias, y por qué: asócielo a un producto o dé una receta al producto',
    Why: 'Motivo',
    'No product of this name': 'Ningún producto con este nombre',
    'Neither recipe nor tracked stock': 'Ni receta ni existencias controladas',
    'No row of its recipe takes anything': 'Ninguna fila de su receta retira nada',
    'As products and recipes are now; what modifiers take is not looked at':
      'Según productos y recetas de ahora; no se mira lo que retiran los modificadores',
  },
  'void-reasons': {
    'Voids by reason': 'Anulaciones por motivo',
  },
  'void-servers': {
    'Voids by server': 'Anulaciones por empleado',
  },
  'void-summary': {
    Voids: 'Anulaciones',
  },
  'voided-orders': {
    'Every line that was voided, with who asked for it and who approved it': 'Cada línea anulada, con quién lo pidió y quién lo aprobó',
    Voided: 'Anulado',
    'Voided by': 'Anulado por',
  },
  'customer-favourites': {
    Favourites: 'Favoritos',
    'What a customer buys, most often first; what all known customers buy, where none is chosen':
      'Lo que compra un cliente, primero lo más frecuente; lo que compran todos los clientes conocidos, si no se elige ninguno',
    'What was bought, voided lines left out; refunds do not lower it':
      'Lo que se compró, sin las líneas anuladas; los reembolsos no lo reducen',
    'In how many orders it stood': 'En cuántos pedidos figuraba',
  },
  'vendor-price-changes': {
    'Vendor price changes': 'Cambios de precio de proveedores',
    'What vendors ask more or less for than before, and what that came to':
      'Por qué piden los proveedores más o menos que antes, y cuánto supuso',
    'Price before': 'Precio anterior',
    'Price now': 'Precio actual',
    'Change %': 'Cambio %',
    'Last change': 'Último cambio',
    Changes: 'Cambios',
    'Cost of the changes': 'Coste de los cambios',
    'Of one unit, at the last receipt before these days (a year back at most); without one, at the first in them':
      'De una unidad, en la última recepción antes de estos días (como mucho un año atrás); si no la hay, en la primera de ellos',
    'Of one unit, at the last receipt': 'De una unidad, en la última recepción',
    'In these days; what went back to vendors is not part of it': 'En estos días; lo devuelto a proveedores no cuenta',
    'What was received × (its price − the price before), receipt by receipt':
      'Lo recibido × (su precio − el precio anterior), recepción a recepción',
    'How often it was received at another price than the time before': 'Cuántas veces se recibió a un precio distinto que la vez anterior',
  },
};
