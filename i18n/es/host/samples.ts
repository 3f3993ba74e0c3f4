/** What is said of sample menus. */
export default {
  not_empty: 'Este catálogo ya contiene algo: una carta de ejemplo solo se añade a uno vacío',
  needs_categories: 'Una carta de ejemplo crea también categorías: pídaselo a alguien que pueda añadirlas',
};
