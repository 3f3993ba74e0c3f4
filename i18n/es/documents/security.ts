/** Lo que dicen las cartas sobre seguridad. */
export default {
  events: {
    password_changed: { subject: 'Su contraseña ha cambiado', lead: 'La contraseña de su cuenta se cambió el %{when}.' },
    email_changed: { subject: 'Su dirección de correo ha cambiado', lead: 'La dirección de correo con la que entra se cambió el %{when}.' },
    two_factor_on: { subject: 'El acceso en dos pasos está activado', lead: 'El acceso en dos pasos de su cuenta se activó el %{when}.' },
    two_factor_off: {
      subject: 'El acceso en dos pasos está desactivado',
      lead: 'El acceso en dos pasos de su cuenta se desactivó el %{when}.',
    },
    two_factor_reset: {
      subject: 'Se restableció su acceso en dos pasos',
      lead: 'El acceso en dos pasos de su cuenta se retiró el %{when}.',
    },
    recovery_codes_made: {
      subject: 'Tiene nuevos códigos de recuperación',
      lead: 'Se crearon nuevos códigos de recuperación para su cuenta el %{when}.',
    },
    recovery_code_used: {
      subject: 'Se usó un código de recuperación',
      lead: 'Alguien entró en su cuenta con su contraseña y un código de recuperación el %{when}.',
    },
    new_sign_in: {
      subject: 'Un acceso desde un lugar nuevo',
      lead: 'El %{when} alguien entró en su cuenta desde una dirección o un dispositivo no usados en los últimos 90 días.',
    },
    full_access_given: {
      subject: 'Tiene acceso completo',
      lead: 'Su cuenta recibió acceso completo el %{when}: puede hacerlo todo en su negocio.',
    },
  },
  remarks: {
    password_changed: 'Se ha cerrado la sesión de quien hubiera entrado en otro lugar con la anterior.',
    email_changed: 'Esta carta va a la dirección anterior y a la nueva. Desde ahora se entra con la nueva.',
    two_factor_on:
      'Desde ahora entra con su contraseña y un código de su aplicación. Guarde los códigos de recuperación donde los encuentre sin el teléfono.',
    two_factor_off: 'Desde ahora basta su contraseña para entrar en su cuenta.',
    two_factor_reset: 'Basta su contraseña para entrar hasta que lo configure de nuevo en «Acceso en dos pasos».',
    recovery_codes_made: 'Los anteriores ya no abren nada.',
  },
  not_you: {
    act_now:
      'Si no ha sido usted, cambie enseguida su contraseña en «Cambiar contraseña», cierre en «Sesiones» las que no conozca y avise a quien gestiona las cuentas de su negocio.',
    ask_anew:
      'Si no ha sido usted, pida enseguida una contraseña nueva en «¿Ha olvidado su contraseña?» y avise a quien gestiona las cuentas de su negocio.',
    tell: 'Si no lo esperaba, avise enseguida a quien gestiona las cuentas de su negocio.',
  },
  preview: 'Si no ha sido usted, actúe ahora.',
  from: 'Desde la dirección',
  device: 'Dispositivo',
  unknown_device: 'desconocido',
  by: 'Hecho por',
  left: 'Queda un código de recuperación: cree otros nuevos. |||| Quedan %{smart_count} códigos de recuperación.',
};
