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
  'sales-forecast': {
    'Sales forecast': 'Pronóstico de ventas',
    'What the coming two weeks will bring, from the same weekdays of the last ones, and how far such forecasts were off lately':
      'Qué traerán las próximas dos semanas, según los mismos días de las últimas, y cuánto se desviaron hace poco tales pronósticos',
    Sold: 'Vendido',
    Forecast: 'Pronóstico',
    From: 'Desde',
    To: 'Hasta',
    'Same weekday before': 'Mismo día de la semana anterior',
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
