/** A whole business as one file, and an empty one that starts from it. */
export default {
  lead: 'Todo lo de esta empresa en un archivo que es suyo, y una empresa vacía que empieza con un archivo así.',
  take: 'Llevárselo todo',
  take_lead:
    'Un ZIP: un CSV por cada lista, sus archivos subidos y un manifiesto que dice lo que contiene. Todo está como estaba en un mismo momento; usted y sus cajas pueden seguir trabajando.',
  left_out:
    'Las contraseñas, los PIN, las claves y otros secretos se quedan aquí. El archivo contiene todo lo demás, también datos personales: guárdelo bien.',
  export: 'Exportar todo',
  exports: 'Exportaciones de todo',
  kept_until: 'se guarda hasta %{moment}',
  gone: 'el archivo se guardó hasta %{moment}',
  download: 'Descargar',
  start: 'Empezar con una exportación',
  start_lead:
    'Para una empresa nueva y vacía: suba el ZIP de otra, de aquí o de otro Countinghouse. Primero se comprueba; después se incorpora todo o nada. Las personas eligen una contraseña con «¿Olvidó su contraseña?» antes de entrar, los empleados reciben PIN nuevos y las cajas se vinculan de nuevo; los webhooks y los informes por correo empiezan desactivados.',
  not_empty: 'Aquí no se puede subir nada, porque esta empresa ya tiene registros. Registre una empresa nueva y empiece allí.',
  choose: 'Elegir una exportación (ZIP)',
  imports: 'Importaciones de todo',
  open: 'Abrir el panel',
  rows: '%{count} fila |||| %{count} filas',
  files: '%{count} archivo |||| %{count} archivos',
  status: {
    pending: 'En espera',
    processing: 'En curso',
    completed: 'Hecho',
    failed: 'Fallido',
    cancelled: 'Cancelado',
  },
};
