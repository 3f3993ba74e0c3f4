/** Ordenar los registros de una lista. */
export default {
  action: 'Reordenar',
  title: 'Reordenar %{name_lower}',
  help: 'Arrastre una fila por su asa o use sus flechas. Cada movimiento se guarda al instante.',
  keys: 'Con el teclado: Espacio sobre un asa levanta la fila, las flechas la llevan, Espacio la suelta y Escape la devuelve.',
  group_help: 'Vacío: los que no tienen ninguna',
  handle: 'Mover %{name}',
  lifted: '%{name} levantado del lugar %{position} de %{count}. Las flechas lo llevan, Espacio lo suelta, Escape lo devuelve.',
  carried: '%{name}: lugar %{position} de %{count}',
  dropped: '%{name} está en el lugar %{position} de %{count}',
  put_back: '%{name} ha vuelto al lugar %{position} de %{count}',
  nothing: 'Aquí no hay nada que ordenar.',
  most: 'Solo se muestran los primeros %{most} de %{total}.',
  done: 'Listo',
};
