/** Lo que la gente comenta en los registros. */
export default {
  created: 'Su comentario está publicado',
  edited: 'Su comentario está cambiado',
  removed: 'El comentario está eliminado',
  not_found: 'No existe ese comentario: se eliminó, quizá lo hizo otra persona',
  not_yours: 'Solo quien escribió un comentario puede cambiarlo: escriba uno propio',
  not_yours_to_delete: 'Este comentario es de otra persona: pídaselo a quien pueda eliminar el propio registro',
  cannot_see: 'Alguien a quien menciona no puede ver este registro o ya no está: quite la mención',
  too_many_people: 'Mencione como máximo a %{most} personas en un comentario',
};
