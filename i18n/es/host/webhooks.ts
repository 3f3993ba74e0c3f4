/** Lo que se envía a otros programas. */
export default {
  unknown_event: '%{event} no es un evento: elija de la lista',
  nobody_behind: 'Ya nadie responde de este webhook: guárdelo para que funcione con sus permisos',
  owner_may_not: 'Quien configuró este webhook ya no puede hacerlo: guárdelo para que funcione con sus permisos',
  gone: 'El receptor dice que esta dirección ya no existe (410): corríjala y después ponga el webhook como activo',
  failing:
    'No se ha aceptado nada desde hace %{smart_count} día: corrija el receptor y después ponga el webhook como activo |||| No se ha aceptado nada desde hace %{smart_count} días: corrija el receptor y después ponga el webhook como activo',
  no_secret: 'El secreto de firma ya no se puede leer: cree uno nuevo',
  answered: 'Respondió %{status}',
  redirects: 'Respondió %{status}, una redirección: indique la dirección a la que lleva',
  not_visible: 'El registro ya no existe, o quien configuró el webhook no puede verlo',
};
