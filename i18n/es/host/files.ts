/** Uploads, and tables that are read from files. */
export default {
  accepted: 'Elija una imagen (PNG, JPEG, WebP, GIF o AVIF) o un documento (PDF, CSV o XLSX)',
  not_its_name: 'Este archivo no es lo que dice su nombre. Elija una imagen (PNG, JPEG, WebP, GIF o AVIF) o un documento (PDF, CSV o XLSX)',
  address_over: 'Esta dirección de carga ya no es válida: pida otra',
  address_used: 'Esta dirección de carga ya se ha usado: pida otra',
  not_found: 'No existe ese archivo',
  upload_again: 'No existe ese archivo: súbalo de nuevo',
  too_fast:
    'Ha subido %{most} archivos en una hora: continúe en %{smart_count} minuto |||| Ha subido %{most} archivos en una hora: continúe en %{smart_count} minutos',
  no_room:
    'Los archivos de su negocio ocupan %{taken} de %{most} MB: quite imágenes y archivos de los registros que ya no los necesitan o pida más a su proveedor',
  upload_first: 'Suba primero el archivo y luego dé la dirección de la carga',
  csv_or_xlsx: 'Elija un archivo CSV o XLSX',
  too_large_of_type: 'Este archivo es demasiado grande: un archivo %{type} puede tener %{megabytes} MB. Divídalo o guárdelo como CSV',
  too_large: 'Este archivo es demasiado grande: envíe como máximo %{megabytes} MB',
  too_many_read: 'Ya se están leyendo %{most} archivos de su negocio: espere a que termine uno',
  workbook_unreadable: 'No se puede leer este libro: ábralo en un programa de hojas de cálculo y guárdelo como XLSX o CSV',
  not_utf8: 'Una parte de este archivo está en UTF-8 y otra no: guárdelo de nuevo como «CSV UTF-8» y súbalo',
  not_text: 'Este no es un archivo de texto: guárdelo como CSV o XLSX y súbalo de nuevo',
  open_quote: 'En este archivo hay unas comillas que se abren y no se cierran: guárdelo de nuevo como CSV',
  too_many_rows: 'Este archivo tiene más de %{most} filas: divídalo en otros más pequeños',
  too_many_columns: 'Este archivo tiene más de %{most} columnas y un valor en la celda %{place}: quite las que no hagan falta',
  too_many_lines: 'Este archivo tiene más de %{most} líneas: elimine las vacías o divídalo en otros más pequeños',
  too_many_cells: 'Este archivo tiene más de %{most} celdas: divídalo en otros más pequeños',
  cell_too_long: 'Una celda de este libro tiene más de %{most} caracteres: acorte su texto',
  row_too_long: 'La fila %{number} de este archivo tiene más de %{most} caracteres: acorte sus textos',
  too_many_characters: 'Este archivo tiene más de %{most} caracteres: divídalo en otros más pequeños',
  too_large_unpacked:
    'Este libro ocupa más de %{most} MB una vez descomprimido: guarde su primera hoja como CSV o divídalo en otros más pequeños',
  too_many_parts: 'Este libro tiene más de %{most} partes: copie su primera hoja en un libro nuevo',
  takes_too_long: 'Leer este archivo tarda más de %{most} segundos: divídalo en otros más pequeños',
  takes_too_much: 'Leer este archivo necesita más de %{most} MB de memoria: divídalo en otros más pequeños o guárdelo como CSV',
};
