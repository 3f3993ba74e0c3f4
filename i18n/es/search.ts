/** La búsqueda en todo: registros, páginas, acciones. */
export default {
  title: 'Buscar en todo',
  open: 'Buscar…',
  placeholder: 'Buscar registros, páginas y acciones',
  results: 'Resultados',
  pages: 'Páginas',
  actions: 'Acciones',
  everywhere: 'Buscar en todos los establecimientos',
  only_here: 'Ahora solo %{name}',
  all_in: 'Todas las coincidencias en %{name}',
  nothing: 'Nada se llama «%{text}». Pruebe con menos letras, un código o un correo.',
  found: '%{smart_count} registro encontrado |||| %{smart_count} registros encontrados',
};
