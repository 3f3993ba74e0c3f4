/** Why the database does not answer at the moment. */
export default {
  cannot_reach: 'No se puede acceder a la base de datos en este momento: inténtelo de nuevo en breve',
  switching_over: 'La base de datos no admite cambios en este momento: se está conmutando, inténtelo de nuevo en breve',
  report_too_slow: 'Este informe ha tardado más de %{seconds} s y se ha interrumpido: elija un período más corto o menos establecimientos',
  reading_too_slow: 'La lectura ha tardado más de %{seconds} s y se ha interrumpido: redúzcala con un filtro o inténtelo de nuevo en breve',
  too_slow:
    'Esto ha tardado más de %{seconds} s y se ha interrumpido sin guardar nada: pida menos de una vez o inténtelo de nuevo en breve',
  query_ended: 'La consulta ha tardado demasiado y se ha interrumpido',
  query_ended_after: 'La consulta ha tardado más de %{seconds} s y se ha interrumpido',
  disk_full: 'El disco de la base de datos está lleno: no se ha guardado nada; avise a quien administra el servidor',
  busy: 'Se está pidiendo demasiado al mismo tiempo: inténtelo de nuevo en breve',
  gave_way: 'Otras personas estaban trabajando mientras tanto: inténtelo de nuevo en breve',
  not_started: 'La base de datos integrada no se ha iniciado',
  stopped: 'La base de datos integrada se ha detenido: inténtelo de nuevo en breve',
  restarting: 'La base de datos integrada se está reiniciando: inténtelo de nuevo en breve',
  refused_to_save: 'El disco no ha podido guardar',
  closing: 'La base de datos se está cerrando',
  closed: 'La base de datos está cerrada',
  uncertain: 'La base de datos se ha interrumpido mientras se guardaba: compruebe si el cambio está hecho antes de enviarlo de nuevo',
};
