/** Cómo se hace: alertas, archivos que entran y salen, otros programas. */
export default {
  alert: {
    title: 'Enterarse cuando algo se sale de lo normal',
    one: 'Abra {page:/alert-rules} y pulse {new:alert-rules}.',
    two: 'Elija qué se vigila y a partir de qué límite.',
    three: 'Elija {field:alert-rules.people}: reciben una notificación y un correo, y lo ven solo hasta donde llegan sus permisos.',
    four: 'Lo que se avisó está en {page:/alerts}. Pulse {verb:alerts.see} cuando lo sepa; lo que ya no es así se resuelve solo.',
    note: 'La campana del encabezado y {page:/notifications} avisan de alertas y de trabajos terminados.',
  },
  bring_business: {
    title: 'Traer un negocio de otro sistema',
    one: 'Abra {page:/bulk-operations/bring} y elija el sistema que usa hoy: dice qué hay que exportar allí.',
    two: 'Suelte todos los archivos a la vez, tal como los escribió ese sistema.',
    three: 'Pulse {say:bring.check_all}. No se guarda nada antes de que haya visto lo que pasaría.',
    four: 'Impórtelos. Las ventas pasadas cuentan solo en los informes: no tocan existencias, tarjetas ni cajones.',
    note: 'Todo se puede deshacer en {page:/bulk-operations}: {say:bulk.undo}.',
  },
  import_file: {
    title: 'Importar un archivo',
    one: 'Abra {page:/bulk-operations/import}, elija qué importa y suelte un archivo CSV o Excel. {say:bulk.template} le da uno para rellenar.',
    two: 'Diga en qué campo se convierte cada columna.',
    three: 'Pulse {say:bulk.check}: las filas que se rechazarían se pueden corregir allí mismo.',
    four: 'Importe. Según lo que eligió, solo se añaden registros nuevos o también se actualizan los que existen.',
    note: '{say:bulk.undo} en {page:/bulk-operations} deshace una importación.',
  },
  whole_business: {
    title: 'Llevárselo todo',
    one: 'Abra {page:/whole-business} y pulse {say:whole.export}.',
    two: 'Puede seguir trabajando; el archivo contiene todo tal como estaba en un momento.',
    three: 'Pulse {say:whole.download} cuando esté hecho. Guárdelo bien: contiene datos personales, pero ninguna contraseña ni clave.',
    four: 'Un negocio nuevo y vacío empieza con un archivo así: {say:whole.choose}, allí en la misma página.',
  },
  webhook: {
    title: 'Decir a otro programa lo que pasa aquí',
    one: 'Abra {page:/webhooks}, pulse {new:webhooks} y escriba la dirección del programa.',
    two: 'Elija {field:webhooks.events}.',
    three: 'Guarde, y conserve el secreto que se muestra solo esta vez: con él comprueba el programa las entregas.',
    four: 'Pulse {verb:webhooks.ping}. {page:/webhook-deliveries} dice qué se respondió; pulse {verb:webhook-deliveries.again} si algo no se aceptó.',
  },
  api_key: {
    title: 'Dejar que un programa trabaje aquí',
    one: 'Abra {page:/api-keys} y pulse {new:api-keys}: una clave para cada programa.',
    two: 'Elija qué puede hacer y en qué establecimientos, y hasta cuándo vale.',
    three: 'Guarde y copie la clave: se muestra solo esta vez.',
    four: 'Pulse {verb:api-keys.rotate-token} si cayó en malas manos. La actual deja de funcionar al momento.',
  },
};
