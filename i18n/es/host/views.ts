/** Views of lists and reports that are saved under a name. */
export default {
  no_list: 'No existe la lista ni el informe «%{name}»',
  not_found: 'No existe esa vista',
  of_a_role_save_own: 'Esta vista es de todas las personas de un rol: guarde una propia',
  of_a_role: 'Esta vista es de todas las personas de un rol',
  may_not_share: 'No puede compartir vistas: pídalo a alguien que tenga el permiso',
  too_many: 'Ya hay %{most} vistas de esta lista: elimine una primero',
  cannot_be_asked: 'No es algo que se pueda preguntar a «%{report}»',
  saved: 'Vista guardada correctamente',
  deleted: 'Vista eliminada correctamente',
};
