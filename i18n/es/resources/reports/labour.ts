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
    'Hours × the wage that each shift was worked at': 'Horas × el salario vigente en cada turno',
    'They are not in the wages until their shifts have one': 'No están en los salarios hasta que sus turnos tengan uno',
  },
};
