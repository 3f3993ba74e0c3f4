/** Las mesas y su plano. */
export default {
  table_changed:
    'Otra persona cambió la mesa «%{name}» mientras tanto, así que no se guardó nada: elija su versión o la de usted y guarde de nuevo',
  no_new_tables: 'Puede mover mesas pero no añadirlas: quite las nuevas o pídaselo a alguien que pueda añadirlas',
};
