/** Lo que se comunica a las personas: la campana y su página. */
export default {
  title: 'Notificaciones',
  bell: 'Notificaciones: %{smart_count} nueva |||| Notificaciones: %{smart_count} nuevas',
  bell_none: 'Notificaciones: nada nuevo',
  lead: 'Lo que se le ha comunicado en los últimos 90 días. Cada una lleva a aquello de lo que trata.',
  mark_all: 'Marcar todas como leídas',
  see_all: 'Ver todas',
  close: 'Cerrar',
  which: 'Qué notificaciones',
  all: 'Todas',
  unread: 'Sin leer',
  new: 'Nueva:',
  over: 'Resuelta',
  older: 'Mostrar anteriores',
  none: 'Nada todavía',
  all_read: 'Lo ha leído todo',
  will_come:
    'Aquí llegará lo que encuentren sus reglas de alerta, los archivos e importaciones listos, lo que ocurra con su cuenta y dónde alguien le mencione.',
};
