/** Archivos hechos de listas e informes. */
export default {
  export: 'Exportar',
  preparing: 'Preparando el archivo…',
  cancel: 'Cancelar',
};
