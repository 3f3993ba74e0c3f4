/** Files of lists and reports that people ask for. */
export default {
  started: 'Der Export hat begonnen',
  cancelled: 'Der Export wurde abgebrochen',
  ended_already: 'Dieser Export ist schon beendet',
  too_many_at_once: 'Es werden schon %{most} Ihrer Exporte erstellt: Warten Sie, bis einer fertig ist',
  not_found: 'Diesen Export gibt es nicht',
  resource_or_report: 'Nennen Sie eine Ressource oder einen Bericht, nicht beides',
  name_what: 'Nennen Sie die Ressource oder den Bericht für den Export',
  two_letters: 'Geben Sie eine Sprache mit zwei Buchstaben an, zum Beispiel en',
  only_reports_have_sections: 'Nur ein Bericht hat Abschnitte: Lassen Sie sie weg',
  list_of_sections: 'Geben Sie eine Liste von Berichten an, jeden mit seiner eigenen Frage',
  no_section: '„%{section}“ ist kein Abschnitt von „%{report}“',
  sections_once: 'Nennen Sie jeden Abschnitt einmal',
  no_report: 'Einen Bericht „%{name}“ gibt es nicht',
  too_long_for_pdf: 'Ein PDF fasst höchstens %{most} Zeilen, und das sind %{total}: Wählen Sie Filter, oder xlsx oder csv, die alle fassen',
};
