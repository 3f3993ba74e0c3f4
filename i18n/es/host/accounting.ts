/** Programas de contabilidad a los que se llega por la red. */
export default {
  not_online: '%{program} no se puede conectar por la red: descargue el archivo correspondiente',
  not_registered: 'Este servidor no está registrado en %{program}: quien lo administra establece %{names}',
  host_refused: '%{program} ya no conoce este servidor: quien lo administra comprueba cómo está registrado allí',
  begin_again: 'No se pudo establecer la conexión: tardó demasiado, se empezó en otro lugar o no se permitió allí. Conecte de nuevo',
  sign_in_again: '%{program} ya no nos deja entrar: conecte de nuevo',
  not_connected: 'No está conectado: conéctelo primero',
  other_currency: 'Esa empresa lleva sus libros en %{theirs} y este establecimiento en %{ours}: elija una empresa con la misma moneda',
  twice: '%{company} ya está conectada aquí: use esa conexión o desconéctela primero',
  connected: 'Conectado a %{program}: %{company}',
  read: 'Leídas: %{accounts} cuentas y %{locations} ubicaciones en uso',
  away: '%{program} no respondió como debía (%{status}): se intenta de nuevo',
  odd_answer: '%{program} respondió algo que no entendemos: se intenta de nuevo',
  refused: '%{program} no lo aceptó: %{reason}',
  refused_so: '%{program} no lo aceptó (%{status}) y no dijo por qué',
  one_subsidiary:
    '%{program} registra un asiento en una sola filial: asigne la misma a todas las líneas de la correspondencia y dé a cada establecimiento su propia conexión',
  unread: 'Estas no se leyeron de %{program}: %{names}. Lea sus cuentas y elija entre ellas en la asignación',
  running: 'Este día aún no ha terminado: elija %{last} o uno anterior',
  nothing_new: 'Todo lo de estos días se ha enviado y nada ha cambiado desde entonces',
  connection_gone: 'Su conexión ya no existe o lleva ahora a otra empresa: conecte de nuevo esa empresa y vuelva a enviarlo',
  lost: 'El envío se interrumpió: envíelo de nuevo, se contabiliza una sola vez',
  not_arrived:
    '%{smart_count} día no llegó allí: abra los diarios enviados |||| %{smart_count} días no llegaron allí: abra los diarios enviados',
  too_many_decimals:
    '%{program} admite importes con %{most} decimales como máximo y la moneda de aquí tiene %{decimals}: descargue el archivo para otro programa',
};
