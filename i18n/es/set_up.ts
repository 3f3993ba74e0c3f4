/** La primera hora de un negocio: su establecimiento, su carta y lo que falta por hacer. */
export default {
  lead_establishment: 'Primero el establecimiento: donde usted vende. Todo se puede cambiar más tarde.',
  lead_menu: 'Ahora lo que vende. Puede salir de esta página y volver a ella.',
  later: 'Más tarde',
  kind: 'Tipo de negocio',
  sample: 'Empezar con una carta de ejemplo',
  sample_text:
    'Unas categorías y productos con precios para probarlo todo. Cámbielos o elimínelos: son registros corrientes, y su SKU empieza por SAMPLE.',
  sample_action: 'Añadir la carta de ejemplo',
  sample_added: 'La carta de ejemplo está lista',
  import: 'Importar lo que ya tiene',
  import_text: 'Una tabla en CSV o Excel, o los archivos del programa que usa hoy. Cada fila se comprueba antes de guardar nada.',
  import_action: 'Importar un archivo',
  by_hand: 'Introducirlo a mano',
  by_hand_text: 'Un producto tras otro, con su precio. Las categorías y los impuestos se pueden crear sobre la marcha.',
  by_hand_action: 'Añadir el primer producto',
  there: 'Su carta está empezada',
  there_text: 'Hay productos en su catálogo. Siga con ellos, o con lo que el panel dice que falta.',
  to_products: 'Ir a los productos',
};
