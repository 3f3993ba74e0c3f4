/** Archivos hechos de listas e informes. */
export default {
  export: 'Exportar',
  preparing: 'Preparando el archivo…',
  cancel: 'Cancelar',
  format: 'Formato',
  formats: { csv: 'CSV', xlsx: 'Excel (XLSX)', pdf: 'PDF' },
  one_below_other: 'Todas las tablas de esta página, una debajo de otra: la primera columna dice cuál',
  every_table: 'Todas las tablas de esta página',
  meant: {
    csv: 'Valores sin formato, para otros programas e importaciones',
    xlsx: 'Importes y fechas con los que calcular',
    pdf: 'Para leer, imprimir o enviar',
  },
};
