/** De qué se informa a los webhooks. */
export default {
  everything: 'Todo, también lo que se añada aquí más adelante',
  created: 'Creado',
  updated: 'Cambiado',
  deleted: 'Eliminado',
};
