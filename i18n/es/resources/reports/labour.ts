/** Lo que dicen los informes de trabajo. */
export default {
  'time-entry-hours': {
    'Hours worked': 'Horas trabajadas',
    'Hours by employee, from their time entries; a running shift counts up to now':
      'Horas por empleado, de sus registros; un turno en curso cuenta hasta ahora',
    'Still at work': 'Aún trabajando',
    'No time out': 'Sin salida',
    'Shifts that began more than a day ago and have no time out: they count no hours until they have':
      'Turnos que empezaron hace más de un día y no tienen salida: no cuentan horas hasta tenerla',
    'Job title': 'Puesto',
    Days: 'Días',
    Shifts: 'Turnos',
    'Break hours': 'Horas de pausa',
    Wages: 'Salarios',
    'Time at work less breaks': 'Tiempo de trabajo menos pausas',
    'Hours without a wage': 'Horas sin salario',
    'They are not in the wages until their shifts have one': 'No están en los salarios hasta que sus turnos tengan uno',
    'Overtime hours': 'Horas extra',
    'Of these, as the labour settings say what is overtime': 'De ellas, según los ajustes de trabajo',
    'Hours × the wage that each shift was worked at, overtime at its rate':
      'Horas × el salario vigente en cada turno, las horas extra con su tarifa',
  },
  'weekly-hours': {
    'Hours by week': 'Horas por semana',
    'What each employee worked in each work week, and what of it is overtime':
      'Lo que trabajó cada empleado en cada semana laboral y cuánto de ello son horas extra',
    'Week from': 'Semana desde',
    'Job title': 'Puesto',
    Shifts: 'Turnos',
    'Regular hours': 'Horas ordinarias',
    'Overtime hours': 'Horas extra',
    'No time out': 'Sin salida',
    Wages: 'Salarios',
    'Hours without a wage': 'Horas sin salario',
    'The first day of the work week, which the labour settings say; of each week the chosen days are counted':
      'El primer día de la semana laboral según los ajustes de trabajo; de cada semana cuentan los días elegidos',
    'Time at work less breaks, of the shifts that began in the week; running ones up to now':
      'Tiempo de trabajo menos pausas de los turnos que empezaron en la semana; los que siguen en curso hasta ahora',
    'As the labour settings say what is overtime; hours before the chosen days count towards their week’s':
      'Según los ajustes de trabajo; las horas anteriores a los días elegidos cuentan para su semana',
    'Shifts that began more than a day ago and have no time out: they count no hours until they have':
      'Turnos que empezaron hace más de un día y no tienen salida: no cuentan horas hasta tenerla',
    'Hours × the wage that each shift was worked at, overtime at its rate':
      'Horas × el salario vigente en cada turno, las horas extra con su tarifa',
    'They are not in the wages until their shifts have one': 'No están en los salarios hasta que sus turnos tengan uno',
  },
  'missing-time-outs': {
    'Shifts without a time out': 'Turnos sin salida',
    'Shifts that began more than a day ago and that nobody ended: they count no hours and are not paid until somebody does':
      'Turnos que empezaron hace más de un día y que nadie cerró: no cuentan horas ni se pagan hasta que alguien los cierre',
    'Time entry': 'Registro horario',
    'Job title': 'Puesto',
    'Time in': 'Entrada',
    'Began hours ago': 'Empezó hace horas',
    'The day of the shift; it opens the time entry, where its end can be entered':
      'El día del turno; abre el registro horario, donde se puede anotar la salida',
  },
  payroll: {
    Payroll: 'Nómina',
    'Hours, wages and tips of each employee by pay period, for whoever pays them; the pay periods are those of the labour settings':
      'Horas, salarios y propinas de cada empleado por periodo de pago, para quien hace la nómina; los periodos son los de los ajustes de trabajo',
    'Pay periods': 'Periodos de pago',
    'The last that ended by then': 'El último terminado hasta entonces',
    'All that ended in these days': 'Todos los terminados en estos días',
    'All that touch these days': 'Todos los que tocan estos días',
    'The one that the last day is in': 'El que contiene el último día',
    'Pay period from': 'Periodo desde',
    'Pay period to': 'Periodo hasta',
    'Regular hours': 'Horas ordinarias',
    'Overtime hours': 'Horas extra',
    'Overtime at the second rate': 'Horas extra con la segunda tarifa',
    'Hourly rate': 'Salario por hora',
    'Gross wages': 'Salario bruto',
    'Hours without a wage': 'Horas sin salario',
    'Not paid: no time out': 'Sin pagar: sin salida',
    'Job title': 'Puesto',
    'A pay period is always whole, whatever days are chosen': 'Un periodo de pago siempre es entero, sean cuales sean los días elegidos',
    'Time at work less breaks, without overtime': 'Tiempo de trabajo menos pausas, sin horas extra',
    'At the overtime rate of the labour settings': 'Con la tarifa de horas extra de los ajustes de trabajo',
    'At the second rate of the labour settings': 'Con la segunda tarifa de los ajustes de trabajo',
    'Empty where shifts of the period had several wages': 'Vacío si los turnos del periodo tuvieron varios salarios',
    'Hours × the wage that each shift was worked at, overtime at its rate':
      'Horas × el salario vigente en cada turno, las horas extra con su tarifa',
    'Tips of the orders that they served, by their name, after approved tip pools are shared; those of orders that name nobody, or nobody who worked, stand in rows of their own':
      'Propinas de los pedidos que atendieron, por su nombre, tras repartir los fondos de propinas aprobados; las de pedidos que no nombran a nadie, o a nadie que trabajara, están en filas propias',
    'Gross wages + tips': 'Salario bruto + propinas',
    'Hours of shifts that have no wage: they are not in the gross wages': 'Horas de turnos sin salario: no están en el salario bruto',
    'When these shifts began; they are not paid until they have a time out':
      'Cuándo empezaron estos turnos; no se pagan hasta que tengan salida',
  },
  'daily-sales-graph': {
    Labour: 'Mano de obra',
    'Labour %': 'Mano de obra %',
    'Labour hours': 'Horas de trabajo',
    'Net sales per labour hour': 'Ventas netas por hora trabajada',
    'Hours without a wage': 'Horas sin salario',
    'Shifts that began on the business day × the wages that they were worked at; of whole days, so nothing stands here where hours are chosen':
      'Turnos que empezaron ese día de negocio × el salario vigente en cada uno; de días enteros: si se eligen horas, aquí no hay nada',
    'Labour ÷ net sales': 'Mano de obra ÷ ventas netas',
    'Net sales ÷ hours worked': 'Ventas netas ÷ horas trabajadas',
    'They are not in labour until their shifts have a wage': 'No están en la mano de obra hasta que sus turnos tengan un salario',
    'Sales by day': 'Ventas por día',
  },
  'employee-tips': {
    'Employee tips': 'Propinas por empleado',
    'What guests left for whom': 'Lo que dejaron los clientes y a quién',
    'Orders with a tip': 'Pedidos con propina',
    '% of tips': '% de propinas',
    'After pooling': 'Tras el reparto',
    'What is theirs once the approved tip pools of these business days are shared; tips of other days stay with whoever took them. Nothing stands here where hours are chosen: pools are of whole days':
      'Lo que les corresponde tras repartir los fondos de propinas aprobados de estos días de negocio; las propinas de otros días quedan para quien las recibió. Si se eligen horas, aquí no hay nada: los fondos son de días enteros',
  },
};
