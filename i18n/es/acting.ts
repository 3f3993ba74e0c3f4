/** A super-admin inside a client's business, to help there. */
export default {
  enter: 'Entrar en este negocio',
  enter_title: 'Entrar en %{name}',
  enter_lead:
    'Verá y podrá cambiar todo en este negocio, igual que su propietario. Su entrada, lo que cambie y su salida quedan en el registro de actividad del negocio con su nombre, marcados como soporte.',
  reason: 'Por qué entra',
  reason_help: 'El negocio puede leerlo en su registro de actividad',
  reason_missing: 'Diga por qué entra: el negocio puede leerlo en su registro de actividad',
  how_long: 'Durante cuánto tiempo, como máximo',
  minutes: '%{smart_count} minuto |||| %{smart_count} minutos',
  region: 'Acceso de soporte',
  helping: 'Está en el negocio de %{name}',
  left_minutes: 'Queda %{smart_count} min |||| Quedan %{smart_count} min',
  leave: 'Salir',
  has_left: 'Ha salido de %{name}',
  time_up: 'Se acabó su tiempo en %{name}: vuelve a estar en su propia cuenta. Entre de nuevo si no ha terminado.',
};
