/** Lo que dicen los informes que miran adelante. */
export default {
  'forecast-accuracy': {
    'How far off the forecast was': 'Cuánto se desvió el pronóstico',
    'Each day of the last four weeks, forecast from what was known before its week, beside what was sold':
      'Cada día de las últimas cuatro semanas, pronosticado con lo que se sabía antes de su semana, junto a lo vendido',
    'All days': 'Todos los días',
    'Off by, a day': 'Desvío por día',
    'As often too high as too low': 'Unas veces alto, otras bajo',
    'Mostly too low': 'Casi siempre bajo',
    'Mostly too high': 'Casi siempre alto',
    'In which direction': 'En qué dirección',
    'All together off by': 'Desvío en conjunto',
    'Same weekday before: off by': 'Mismo día anterior: desvío',
    Days: 'Días',
    Forecast: 'Pronóstico',
    Sold: 'Vendido',
    'How far a day’s forecast was from its net sales on average, as part of the net sales':
      'Cuánto distó de media el pronóstico de un día de sus ventas netas, como parte de estas',
    'Too low or too high where that is more than a quarter of what it was off by':
      'Bajo o alto cuando eso supone más de un cuarto del desvío',
    'Forecast − net sales of all days together, as part of the net sales: below zero the forecast was too low':
      'Pronóstico − ventas netas de todos los días juntos, como parte de las ventas netas: por debajo de cero fue demasiado bajo',
    'What a guess at the same weekday of the week before would have been off by: the forecast is worth something while it is less':
      'Cuánto se habría desviado suponer el mismo día de la semana anterior: el pronóstico vale la pena mientras se desvíe menos',
    'Days with sales that could be forecast': 'Días con ventas que se podían pronosticar',
    'Net sales forecast for these days': 'Ventas netas pronosticadas para estos días',
    'Net sales of these days': 'Ventas netas de estos días',
  },
  'forecast-by-hour': {
    'Forecast by hour': 'Pronóstico por hora',
    'When the coming seven days will be busy: how many hands each hour needs':
      'Cuándo habrá más trabajo en los próximos siete días: cuántas manos necesita cada hora',
    Forecast: 'Pronóstico',
    'Of the business day: an hour after midnight belongs to the day that began before it':
      'Del día comercial: una hora después de medianoche pertenece al día que empezó antes',
    'The day’s forecast, as the same weekdays spread over their hours; the hours of a day add up to it':
      'El pronóstico del día, repartido como esos días de la semana entre sus horas; las horas de un día lo suman',
    'Forecast in the same way': 'Pronosticado del mismo modo',
  },
  'order-suggestions': {
    'Order suggestions': 'Sugerencias de pedido',
    'What the coming days will use of each item, what there is of it, and the packs that the forecast suggests to order':
      'Qué usarán los próximos días de cada artículo, qué hay de él y cuántos envases sugiere pedir el pronóstico',
    'Until the next delivery': 'Hasta la próxima entrega',
    List: 'Lista',
    'What to order': 'Qué pedir',
    'Everything that is used': 'Todo lo que se usa',
    'Suggested by forecast': 'Sugerido por el pronóstico',
    Packs: 'Envases',
    'Forecast use': 'Uso previsto',
    'In stock': 'En existencias',
    'In drafts': 'En borradores',
    'Left without ordering': 'Queda sin pedir',
    'To order': 'A pedir',
    Ingredient: 'Ingrediente',
    'In whole packs, so that after the forecast use its reorder point is still there, with what is on order and in drafts':
      'En envases completos, para que tras el uso previsto quede aún el punto de pedido, con lo pedido y los borradores',
    'Those of the suggestion': 'Los de la sugerencia',
    'The packs at the vendor’s price; where it says none, at the item’s own cost':
      'Los envases al precio del proveedor; si no lo hay, al coste del artículo',
    'What recipes, chosen modifiers and sales of the item itself are expected to take in the rest of today and these days':
      'Lo que se espera que tomen las recetas, los modificadores elegidos y las ventas del propio artículo en lo que queda de hoy y en esos días',
    'Now, to the last movement': 'Ahora, hasta el último movimiento',
    'What was sent to vendors and has not come yet': 'Lo que se envió a proveedores y aún no ha llegado',
    'What stands on orders that were not sent yet': 'Lo que figura en pedidos que aún no se enviaron',
    'In stock, on order and in drafts less the forecast use: below zero it runs out':
      'En existencias, pedido y en borradores menos el uso previsto: por debajo de cero se agota',
    'What low stock says, whatever the forecast: up to the par level where it is at or below its reorder point now':
      'Lo que dicen las existencias bajas, sea cual sea el pronóstico: hasta el nivel par si ahora está en su punto de pedido o por debajo',
    'The first of the item’s vendors': 'El primero de los proveedores del artículo',
    '1 day': '1 día',
    '2 days': '2 días',
    '3 days': '3 días',
    '4 days': '4 días',
    '5 days': '5 días',
    '6 days': '6 días',
    '7 days': '7 días',
    '8 days': '8 días',
    '9 days': '9 días',
    '10 days': '10 días',
    '11 days': '11 días',
    '12 days': '12 días',
    '13 days': '13 días',
    '14 days': '14 días',
  },
  'prep-list': {
    'Prep list': 'Lista de preparación',
    'What to prepare for a day: what each station is expected to sell, and what that takes by the recipes':
      'Qué preparar para un día: lo que se espera que venda cada estación y lo que eso requiere según las recetas',
    Tomorrow: 'Mañana',
    Today: 'Hoy',
    For: 'Para',
    'Products and ingredients': 'Productos e ingredientes',
    Products: 'Productos',
    Ingredients: 'Ingredientes',
    List: 'Lista',
    'Prep station': 'Estación de preparación',
    Ingredient: 'Ingrediente',
    'To prepare': 'A preparar',
    From: 'Desde',
    To: 'Hasta',
    'A weekday is the next one, today among them': 'Un día de la semana es el próximo, hoy incluido',
    'What is expected to be sold, from the same weekdays as the sales forecast; of ingredients, what recipes and chosen modifiers take for it, in the ingredient’s own unit':
      'Lo que se espera vender, según los mismos días que el pronóstico de ventas; de los ingredientes, lo que toman para ello las recetas y los modificadores elegidos, en la unidad del ingrediente',
    'About two of three such days lie between the two': 'Unos dos de cada tres de esos días quedan entre ambos',
    'Where it is prepared; of an ingredient, where its products are':
      'Dónde se prepara; de un ingrediente, dónde se preparan sus productos',
  },
  'sales-forecast': {
    'Sales forecast': 'Pronóstico de ventas',
    'What the coming two weeks will bring, from the same weekdays of the last ones, and how far such forecasts were off lately':
      'Qué traerán las próximas dos semanas, según los mismos días de las últimas, y cuánto se desviaron hace poco tales pronósticos',
    Sold: 'Vendido',
    Forecast: 'Pronóstico',
    Low: 'Bajo',
    High: 'Alto',
    'Same weekday before': 'Mismo día de la semana anterior',
    'Day of the same weekday before': 'Día del mismo día de la semana anterior',
    'Day of the same weekday last year': 'Día del mismo día de la semana del año pasado',
    'Same weekday last year': 'Mismo día del año anterior',
    'Not enough history': 'Historial insuficiente',
    'Not all establishments have enough history': 'No todos los establecimientos tienen historial suficiente',
    'Closed on this weekday': 'Cerrado este día de la semana',
    'The business day that is running, as a whole, and the 13 after it': 'El día comercial en curso, entero, y los 13 siguientes',
    'Net sales of the two weeks before today; beside them what they would have been forecast to be':
      'Ventas netas de las dos semanas anteriores a hoy; junto a ellas, lo que se habría pronosticado',
    'Net sales, from up to eight of the same weekdays, the later ones counting more. Closed days are left out, an exceptional day counts as the edge of the usual, and all follow how the last four weeks went':
      'Ventas netas, a partir de hasta ocho de los mismos días; los más recientes cuentan más. Los días cerrados se omiten, uno excepcional cuenta como el borde de lo habitual y todo sigue la marcha de las últimas cuatro semanas',
    'Four of five days of the last four weeks were not further below their forecast':
      'Cuatro de cada cinco días de las últimas cuatro semanas no quedaron más por debajo de su pronóstico',
    'Four of five days of the last four weeks were not further above their forecast':
      'Cuatro de cada cinco días de las últimas cuatro semanas no quedaron más por encima de su pronóstico',
    'Forecast in the same way': 'Pronosticado del mismo modo',
    'Net sales of the latest such weekday that is over': 'Ventas netas del último de esos días ya terminado',
    'Net sales 52 weeks before': 'Ventas netas 52 semanas antes',
    'A weekday is forecast where three of them are known; one on which the last three were closed is taken for closed':
      'Un día de la semana se pronostica si se conocen tres; si los tres últimos estuvo cerrado, se da por cerrado',
  },
};
