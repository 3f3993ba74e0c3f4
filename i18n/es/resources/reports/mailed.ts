/** Lo que dicen los informes por correo. */
export default {
  'report-schedules': {
    'Mailed report': 'Informe por correo',
    'Mailed reports': 'Informes por correo',
    'Reports that go out by e-mail by themselves. Each is made with the rights of whoever saved it last, as they are when it is sent.':
      'Informes que salen por correo solos. Cada uno se hace con los derechos de quien lo guardó por última vez, tal como son al enviarlo.',
    Report: 'Informe',
    Period: 'Período',
    'None: every one whose figures its owner may see': 'Ninguno: todos aquellos cuyas cifras puede ver su dueño',
    'Compare with': 'Comparar con',
    Format: 'Formato',
    'Each file holds every table of the report’s page; CSV has them one below the other':
      'Cada archivo contiene todas las tablas de la página del informe; en CSV van una debajo de otra',
    Frequency: 'Frecuencia',
    'Day of the month': 'Día del mes',
    'In a shorter month its last day': 'En un mes más corto, su último día',
    'By the clock of the first establishment': 'Según el reloj del primer establecimiento',
    Owner: 'Dueño',
    Next: 'Próximo',
    'Last sent': 'Último envío',
    'Last made for': 'Último hecho para',
    'Why it was not sent': 'Por qué no se envió',
    Sending: 'Envío',
    'Send now': 'Enviar ahora',
    'It leaves within a minute': 'Sale en menos de un minuto',
    'Mail this report…': 'Enviar este informe por correo…',
    'Counted from the day it is sent: “Last week” on Monday is the week that has just ended':
      'Se cuenta desde el día del envío: «La semana pasada» en lunes es la semana que acaba de terminar',
    'Filters and choices': 'Filtros y opciones',
    'Those of the report’s page. Order and columns are arranged on the report, and mailed from there':
      'Los de la página del informe. El orden y las columnas se eligen en el informe, y se envían desde allí',
    'None: the report, its days and its establishment': 'Vacío: el informe, sus días y su establecimiento',
    Subject: 'Asunto',
    'Of those who have no account here; others read their own': 'De quienes no tienen cuenta aquí; los demás leen el suyo',
    Addresses: 'Direcciones',
    'People with an account': 'Personas con cuenta',
    'Each gets it at the address of their account, in their own language':
      'Cada una lo recibe en la dirección de su cuenta, en su propio idioma',
    'Every day': 'Cada día',
    'On chosen weekdays': 'Los días elegidos',
    'Every week': 'Cada semana',
    'Every month': 'Cada mes',
    'First working day of the month': 'Primer día laborable del mes',
    'A working day is Monday to Friday': 'Los días laborables son de lunes a viernes',
    Weekdays: 'Días de la semana',
    'Send one to me now': 'Enviarme uno ahora',
  },
};
