import type { SecurityTexts } from '../securityTexts.ts';

const actNow =
  'Si no ha sido usted, cambie enseguida su contraseña en «Cambiar contraseña», cierre en «Sesiones» las que no conozca y avise a quien gestiona las cuentas de su negocio.';
const askAnew = 'Si no ha sido usted, pida enseguida una contraseña nueva en «¿Ha olvidado su contraseña?» y avise a quien gestiona las cuentas de su negocio.';
const tell = 'Si no lo esperaba, avise enseguida a quien gestiona las cuentas de su negocio.';

export const es: SecurityTexts = {
  events: {
    password_changed: {
      subject: 'Su contraseña ha cambiado',
      lead: (when) => `La contraseña de su cuenta se cambió el ${when}.`,
      remark: 'Se ha cerrado la sesión de quien hubiera entrado en otro lugar con la anterior.',
      notYou: askAnew,
    },
    email_changed: {
      subject: 'Su dirección de correo ha cambiado',
      lead: (when) => `La dirección de correo con la que entra se cambió el ${when}.`,
      remark: 'Esta carta va a la dirección anterior y a la nueva. Desde ahora se entra con la nueva.',
      notYou: tell,
    },
    two_factor_on: {
      subject: 'El acceso en dos pasos está activado',
      lead: (when) => `El acceso en dos pasos de su cuenta se activó el ${when}.`,
      remark: 'Desde ahora entra con su contraseña y un código de su aplicación. Guarde los códigos de recuperación donde los encuentre sin el teléfono.',
      notYou: actNow,
    },
    two_factor_off: {
      subject: 'El acceso en dos pasos está desactivado',
      lead: (when) => `El acceso en dos pasos de su cuenta se desactivó el ${when}.`,
      remark: 'Desde ahora basta su contraseña para entrar en su cuenta.',
      notYou: actNow,
    },
    two_factor_reset: {
      subject: 'Se restableció su acceso en dos pasos',
      lead: (when) => `El acceso en dos pasos de su cuenta se retiró el ${when}.`,
      remark: 'Basta su contraseña para entrar hasta que lo configure de nuevo en «Acceso en dos pasos».',
      notYou: tell,
    },
    recovery_codes_made: {
      subject: 'Tiene nuevos códigos de recuperación',
      lead: (when) => `Se crearon nuevos códigos de recuperación para su cuenta el ${when}.`,
      remark: 'Los anteriores ya no abren nada.',
      notYou: actNow,
    },
    recovery_code_used: {
      subject: 'Se usó un código de recuperación',
      lead: (when) => `Alguien entró en su cuenta con su contraseña y un código de recuperación el ${when}.`,
      notYou: actNow,
    },
    new_sign_in: {
      subject: 'Un acceso desde un lugar nuevo',
      lead: (when) => `El ${when} alguien entró en su cuenta desde una dirección o un dispositivo no usados en los últimos 90 días.`,
      notYou: actNow,
    },
    full_access_given: {
      subject: 'Tiene acceso completo',
      lead: (when) => `Su cuenta recibió acceso completo el ${when}: puede hacerlo todo en su negocio.`,
      notYou: tell,
    },
  },
  preview: 'Si no ha sido usted, actúe ahora.',
  from: 'Desde la dirección',
  device: 'Dispositivo',
  unknownDevice: 'desconocido',
  by: 'Hecho por',
  left: (count) => (count === 1 ? 'Queda un código de recuperación: cree otros nuevos.' : `Quedan ${count} códigos de recuperación.`),
};
