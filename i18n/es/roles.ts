/** Lo que un rol permite. */
export default {
  search: 'Buscar permisos',
  chosen: '%{smart_count} permiso elegido |||| %{smart_count} permisos elegidos',
  all_of: 'Todo en %{name}',
  some_of: '%{chosen} de %{all}',
  none_found: 'Ningún permiso coincide. Cambie la búsqueda.',
  not_yours: '%{name}: usted no tiene este permiso, por eso no puede concederlo',
  retry: 'Reintentar',
  actions: { list: 'Listar', view: 'Ver', create: 'Añadir', edit: 'Editar', delete: 'Eliminar', use: 'Usar' },
};
