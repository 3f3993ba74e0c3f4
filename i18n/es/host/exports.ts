/** Files of lists and reports that people ask for. */
export default {
  started: 'La exportación ha empezado',
  cancelled: 'La exportación se ha cancelado',
  ended_already: 'Esta exportación ya ha terminado',
  too_many_at_once: 'Se están haciendo %{most} de sus exportaciones: espere a que termine una',
  not_found: 'No existe esa exportación',
  resource_or_report: 'Indique un recurso o un informe, no ambos',
  name_what: 'Indique el recurso o el informe que exportar',
  two_letters: 'Dé el idioma con dos letras, por ejemplo en',
  only_reports_have_sections: 'Solo un informe tiene secciones: omítalas',
  list_of_sections: 'Dé una lista de informes, cada uno con su propia pregunta',
  no_section: '«%{section}» no es una sección de «%{report}»',
  sections_once: 'Indique cada sección una vez',
  no_report: 'No existe el informe «%{name}»',
  too_long_for_pdf: 'Un PDF admite como máximo %{most} filas y estas son %{total}: elija filtros, o xlsx o csv, que las admiten todas',
};
