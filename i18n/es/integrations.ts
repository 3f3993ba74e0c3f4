/** Dónde se asientan las cifras en una integración contable. */
export default {
  mapping: 'Correspondencias',
  journal: 'Asiento diario',
  mapping_of: 'Correspondencias: %{name}',
  lead: 'Dónde se asienta cada parte de sus cifras',
  not_accounting: '%{name} no asienta nada: solo las integraciones contables tienen correspondencias.',
  readonly: 'Puede ver las correspondencias; para cambiarlas necesita el permiso de editar integraciones.',
  saved: 'Correspondencias guardadas',
  unmapped: '%{smart_count} aún no tiene cuenta |||| %{smart_count} aún no tienen cuenta',
  all_mapped: 'Todo tiene cuenta',
  only_unmapped: 'Solo lo que no tenía cuenta',
  column_of: '%{column}: %{name}',
  no_category: 'Sin categoría',
  day: 'Día comercial',
  booked: 'Qué se asienta',
  debit: 'Debe',
  credit: 'Haber',
  total: 'Total',
  no_account: 'Sin cuenta',
  unmapped_lines:
    '%{smart_count} línea no tiene cuenta: désela en las correspondencias antes de asentar este día |||| %{smart_count} líneas no tienen cuenta: déselas en las correspondencias antes de asentar este día',
  empty_day: 'Este día no se vendió, cobró ni devolvió nada.',
};
