/** Por qué el diario contable no se convierte en archivo, y qué hacer. */
export default {
  ends_before: 'El último día es anterior al primero: elija uno posterior',
  too_many_days: '%{days} días son demasiados: elija como máximo %{most}, y los demás en otro archivo',
  future: 'Este día aún no ha empezado: elija %{today} o uno anterior',
  nothing: 'En estos días no se vendió, cobró ni devolvió nada: elija otros',
  nothing_new:
    'Todo lo de estos días está en archivos anteriores y nada ha cambiado desde entonces. Lo que no le llegó se retira en la lista de diarios enviados',
  no_account: 'En estos días hay partes que aún no tienen cuenta: %{parts}. Asígnela primero en las correspondencias',
  too_many_decimals:
    'Este programa acepta importes con %{most} decimales como máximo, y %{currency} tiene %{decimals}: elija el archivo para cualquier otro programa',
  unwritable:
    'Estos nombres no se pueden escribir tal cual en un archivo así: %{names}. Cámbielos en las correspondencias o elija otro archivo',
  no_code: 'Estas cuentas no tienen código: %{names}. Indíquelo en la cuenta contable o póngalo delante del nombre en las correspondencias',
  no_number:
    'Estas cuentas no tienen número: %{names}. Indíquelo en la cuenta contable o póngalo delante del nombre en las correspondencias',
  number_too_long: 'Estos números de cuenta tienen más de %{most} dígitos: %{names}. Elija más dígitos o acórtelos en las correspondencias',
  clearing_too_long: 'Un número de cuenta tiene aquí %{most} dígitos como máximo: indique uno más corto',
  too_many_lines: 'Xero acepta %{most} líneas por archivo como máximo, y estos días tienen %{lines}: elija menos días',
  two_years: 'Un archivo es para un solo ejercicio: elija %{last} o un día anterior, y los demás en otro archivo',
  no_category: 'Sin categoría',
} as const;
