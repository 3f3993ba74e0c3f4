/** Lo que dicen los correos enviados. */
export default {
  'sent-emails': {
    'Test of the look': 'Prueba del aspecto',
    'Sent e-mail': 'Correo enviado',
    'Sent e-mails': 'Correos enviados',
    'What was mailed from here in the last 90 days: orders to vendors, receipts, mailed reports, alerts, and that somebody was written to about their account':
      'Lo que salió de aquí por correo en los últimos 90 días: pedidos a proveedores, recibos, informes por correo, alertas, y que se escribió a alguien sobre su cuenta',
    To: 'Para',
    Subject: 'Asunto',
    Kind: 'Tipo',
    'Purchase order': 'Pedido de compra',
    Receipt: 'Recibo',
    'Mailed report': 'Informe por correo',
    Alerts: 'Alertas',
    Webhook: 'Webhook',
    Account: 'Cuenta',
    About: 'Sobre',
    'What the e-mail is about, as long as it is there': 'De qué trata el correo, mientras exista',
    'None: it concerns the whole business, or several establishments': 'Vacío: concierne a todo el negocio o a varios establecimientos',
    Waiting: 'En espera',
    Sent: 'Enviado',
    Refused: 'Rechazado',
    'Given up': 'Abandonado',
    'Not sent': 'No enviado',
    'Handed over': 'Entregado al envío',
    'Sent: the mail server took it. What comes back later by mail is not seen here. Of e-mails about accounts no more is told than that one was handed over':
      'Enviado: el servidor de correo lo aceptó. Lo que vuelve más tarde por correo no se ve aquí. De los correos sobre cuentas solo se dice que uno se entregó al envío',
    'Why it was not sent': 'Por qué no se envió',
    'Answer of the mail server': 'Respuesta del servidor de correo',
    Tries: 'Intentos',
    'Sent at': 'Enviado el',
    'Next try': 'Próximo intento',
    'Caused by': 'Causado por',
    'Made for': 'Hecho para',
    'The time for which a mailed report was due: its days count from there':
      'El momento para el que tocaba un informe por correo: sus días se cuentan desde ahí',
    'Words that went with it': 'Mensaje que lo acompañaba',
    'Not arrived': 'No llegados',
    'E-mail': 'Correo',
    Sending: 'Envío',
    'Send again': 'Enviar de nuevo',
    'It holds what only its reader may know: invite the person again, or let them ask for a new code':
      'Contiene lo que solo su lector puede saber: invite de nuevo a la persona, o que pida un código nuevo',
    'It goes to the same address once more, made anew of what it is about as that is now.':
      'Va otra vez a la misma dirección, hecho de nuevo a partir de lo que trata tal como está ahora.',
    'It is on its way: this is its own line': 'Está en camino: esta es su propia línea',
  },
};
