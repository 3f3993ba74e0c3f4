/** Cómo se hace: efectivo, gastos, horas, propinas, contabilidad. */
export default {
  cash_drawer: {
    title: 'Abrir, contar y cerrar un cajón',
    one: 'Pulse {new:cash-drawer-sessions} y escriba {field:cash-drawer-sessions.opening_float} y la estación cuyo efectivo está en él.',
    two: 'Anote con {verb:cash-drawer-sessions.movement} lo que entra y sale aparte de las ventas. Las ventas en efectivo salen de los pagos.',
    three: 'Por la noche cuente sin mirar lo que debería haber y pulse {verb:cash-drawer-sessions.close}.',
    four: 'Escriba cuántas monedas y billetes hay de cada valor. La diferencia está en la página una vez cerrado.',
    five: '{page:/reports/over-short} muestra por persona qué cajones no tenían lo que debían.',
    note: 'Un cajón cerrado ya no se puede cambiar.',
  },
  till_cash: {
    title: 'Poner en un cajón el efectivo que comunicaron las cajas',
    one: 'Abra {page:/till-cash-entries}: lo que comunicaron las cajas mientras no había ningún cajón abierto queda fuera.',
    two: 'Abra la entrada y pulse {verb:till-cash-entries.place}.',
    three: 'Elija el cajón al que pertenece.',
  },
  expense: {
    title: 'Anotar gastos, también los que se repiten',
    one: 'Diga en {page:/expense-types} por qué se ordenan los gastos.',
    two: 'Abra {page:/expenses}, pulse {new:expenses} y escriba importe, día y tipo.',
    three: 'Para el alquiler y similares pulse {new:recurring-expenses} en {page:/recurring-expenses}: cada uno se anota solo en su día.',
    four: '{page:/reports/profit-statement} los resta de lo que dejan la mercancía y el trabajo.',
  },
  payroll: {
    title: 'De las horas a la nómina',
    one: 'Diga en {page:/settings/labour} qué son horas extra y cuándo se paga.',
    two: 'Los turnos están en {page:/time-entries}. {view:time-entries.forgotten} encuentra los que nadie terminó: escriba {field:time-entries.time_out}.{may:TimeEntryEdit}',
    three: 'Abra {page:/reports/payroll} y elija el período de pago: horas, horas extra, salarios y propinas de cada empleado.',
    four: 'Pulse {say:exports.export} para quien los paga.',
    note: 'Un turno conserva el salario con el que se anotó. Las horas sin salario se nombran y nunca cuentan como 0.',
  },
  tip_pool: {
    title: 'Repartir las propinas de un día',
    one: 'Diga en {page:/settings/tipping} cómo se reparten las propinas. Los puntos de cada rol están en {page:/roles}.',
    two: 'Abra {page:/tip-pools}, pulse {new:tip-pools} y elija el día: las partes se calculan con las propinas y las horas.',
    three: 'Corrija las horas olvidadas y pulse después {verb:tip-pools.calculate}.',
    four: 'Pulse {verb:tip-pools.approve}. Después nada cambia las partes salvo {verb:tip-pools.reopen}, con un motivo.',
  },
  accounting: {
    title: 'Conectar un programa de contabilidad',
    one: 'Abra {page:/integrations} y pulse {say:integrations.add} junto a su programa. {may:IntegrationCreate}Cada establecimiento tiene su propia conexión.',
    two: 'Abra la conexión. Si el programa está en línea, pulse {say:integrations.connect}, inicie sesión allí y pulse después {say:integrations.read_accounts}.{may:IntegrationEdit}',
    three: 'En {say:integrations.mapping} elija la cuenta en la que se registra cada parte de sus cifras.{may:IntegrationDetail}',
    four: '{say:integrations.journal} muestra un día tal como se registraría.{may:IntegrationDetail}',
    five: 'Pulse {verb:third-party-integrations.send} para enviar días, o {verb:third-party-integrations.download} para un archivo que el programa importa. Lo enviado, y lo que salió en archivos de cambios, está en {page:/sent-journals}.',
  },
  orders_from_programs: {
    title: 'Recibir pedidos de Square o Shopify',
    one: 'Abra {page:/integrations} y pulse {say:integrations.add} junto al programa. {may:IntegrationCreate}Cada establecimiento tiene su propia conexión; si el programa tiene varias ubicaciones, indique cuál es la suya.',
    two: 'Square: pulse {verb:third-party-integrations.orders-token} y pegue el token que muestra su Developer Console. Los pedidos llegan desde el día que elija, con lo devuelto y los números de las tarjetas regalo, cada pocos minutos.{may:IntegrationEdit}',
    three:
      'Shopify, y Square si los pedidos deben llegar al instante: introduzca allí, en los webhooks, la dirección que muestra la conexión, y aquí su clave con {verb:third-party-integrations.orders-key}.{may:IntegrationEdit}',
    four: 'Lo que no cuadra no está en ninguna cifra y espera con su motivo en {page:/refused-orders}: corrija lo que estaba mal y pulse {verb:refused-orders.take-in}, o {verb:refused-orders.dismiss}.',
  },
};
