/** Die Suche über alles: Datensätze, Seiten, Aktionen. */
export default {
  title: 'Alles durchsuchen',
  open: 'Suchen…',
  placeholder: 'Datensätze, Seiten und Aktionen suchen',
  results: 'Ergebnisse',
  pages: 'Seiten',
  actions: 'Aktionen',
  everywhere: 'Alle Betriebe durchsuchen',
  only_here: 'Derzeit nur %{name}',
  all_in: 'Alle Treffer: %{name}',
  nothing: 'Nichts heißt „%{text}“. Versuchen Sie es mit weniger Buchstaben, einem Code oder einer E-Mail-Adresse.',
  found: '%{smart_count} Datensatz gefunden |||| %{smart_count} Datensätze gefunden',
};
