/** Work that outlives a request. */
export default {
  given_up: 'No se ha podido terminar: inténtelo de nuevo o pida menos de una vez',
  no_mail: 'Este servidor no envía correo: consulte a quien lo gestiona',
  not_sent: 'No se ha podido enviar el correo',
  mails_to_address:
    'Su negocio ha enviado %{most} correos a esta dirección en una hora: inténtelo de nuevo en %{smart_count} minuto |||| Su negocio ha enviado %{most} correos a esta dirección en una hora: inténtelo de nuevo en %{smart_count} minutos',
  mails_in_all:
    'Su negocio ha enviado %{most} correos en una hora: inténtelo de nuevo en %{smart_count} minuto |||| Su negocio ha enviado %{most} correos en una hora: inténtelo de nuevo en %{smart_count} minutos',
};
