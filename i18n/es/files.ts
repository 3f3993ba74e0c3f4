/** Imágenes y documentos de una ficha. */
export default {
  choose_picture: 'Elegir una imagen',
  replace_picture: 'Elegir otra imagen',
  choose_file: 'Elegir un archivo',
  replace_file: 'Elegir otro archivo',
  picture_of: 'Imagen: %{name}',
  remove: 'Quitar',
  remove_named: 'Quitar: %{name}',
  cancel: 'Cancelar',
  again: 'Reintentar',
  again_named: 'Reintentar: %{name}',
  uploading: 'Subiendo %{name}…',
  stored: '%{name} se ha subido',
  cleared: 'Quitado',
  failed: 'Algo salió mal',
  too_large: 'Elija un archivo de %{megabytes} MB como máximo',
  save_waits: 'Guardar espera a que %{name} se haya subido',
};
