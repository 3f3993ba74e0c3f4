/** Die Datensätze einer Liste in eine Reihenfolge bringen. */
export default {
  action: 'Reihenfolge ändern',
  title: 'Reihenfolge ändern: %{name}',
  help: 'Ziehen Sie eine Zeile am Griff oder verwenden Sie ihre Pfeile. Jede Verschiebung wird sofort gespeichert.',
  keys: 'Mit der Tastatur: Die Leertaste auf einem Griff nimmt die Zeile auf, die Pfeiltasten verschieben sie, die Leertaste legt sie ab, Escape legt sie zurück.',
  group_help: 'Leer: die ohne Zuordnung',
  handle: '%{name} verschieben',
  lifted:
    '%{name} ist von Platz %{position} von %{count} aufgenommen. Die Pfeiltasten verschieben, die Leertaste legt ab, Escape legt zurück.',
  carried: '%{name}: Platz %{position} von %{count}',
  dropped: '%{name} liegt auf Platz %{position} von %{count}',
  put_back: '%{name} liegt wieder auf Platz %{position} von %{count}',
  nothing: 'Hier gibt es nichts zu ordnen.',
  most: 'Nur die ersten %{most} von %{total} werden angezeigt.',
  done: 'Fertig',
};
