/** Work that outlives a request. */
export default {
  given_up: 'No se ha podido terminar: inténtelo de nuevo o pida menos de una vez',
  no_mail: 'Este servidor no envía correo: consulte a quien lo gestiona',
  not_sent: 'El servidor de correo ha rechazado el correo',
  mail_given_up: 'Se abandonó el correo: ningún servidor de correo lo aceptó durante casi un día',
  emails_again: 'Se reenvía %{smart_count} correo |||| Se reenvían %{smart_count} correos',
  no_emails_again: 'No se ha abandonado ningún correo en los últimos siete días',
  mails_to_address:
    'Su negocio ha enviado %{most} correos a esta dirección en una hora: inténtelo de nuevo en %{smart_count} minuto |||| Su negocio ha enviado %{most} correos a esta dirección en una hora: inténtelo de nuevo en %{smart_count} minutos',
  mails_in_all:
    'Su negocio ha enviado %{most} correos en una hora: inténtelo de nuevo en %{smart_count} minuto |||| Su negocio ha enviado %{most} correos en una hora: inténtelo de nuevo en %{smart_count} minutos',
};
