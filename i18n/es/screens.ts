/** Los nombres de las pantallas que ninguna definición describe. */
export default {
  bulk_operations: 'Importar y exportar',
  bulk_import: 'Importar',
  bulk_operation: 'Operación',
  bulk_bring: 'Traer su negocio',
  whole_business: 'Exportar o trasladar la empresa',
  set_up: 'Configurar su negocio',
};
