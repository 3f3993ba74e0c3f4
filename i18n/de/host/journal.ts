/** Warum das Tagesjournal keine Datei wird, und was zu tun ist. */
export default {
  ends_before: 'Der letzte Tag liegt vor dem ersten: Wählen Sie einen späteren',
  too_many_days: '%{days} Tage sind zu viele: Wählen Sie höchstens %{most} und die übrigen in einer weiteren Datei',
  future: 'Dieser Tag hat noch nicht begonnen: Wählen Sie %{today} oder einen früheren',
  nothing: 'An diesen Tagen wurde nichts verkauft, eingenommen oder zurückgegeben: Wählen Sie andere',
  nothing_new:
    'Alles aus diesen Tagen steht in früheren Dateien, und seitdem hat sich nichts geändert. Was Sie nicht erreicht hat, nehmen Sie in der Liste der gesendeten Journale zurück',
  no_account: 'An diesen Tagen hat noch etwas kein Konto: %{parts}. Geben Sie es zuerst in der Kontenzuordnung an',
  too_many_decimals:
    'Dieses Programm nimmt Beträge mit höchstens %{most} Nachkommastellen, und %{currency} hat %{decimals}: Wählen Sie die Datei für ein anderes Programm',
  unwritable:
    'Diese Namen lassen sich in einer solchen Datei nicht unverändert schreiben: %{names}. Ändern Sie sie in der Kontenzuordnung, oder wählen Sie eine andere Datei',
  no_code:
    'Diese Konten haben keinen Code: %{names}. Tragen Sie ihn beim Sachkonto ein, oder stellen Sie ihn in der Kontenzuordnung vor den Namen',
  no_number:
    'Diese Konten haben keine Nummer: %{names}. Tragen Sie sie beim Sachkonto ein, oder stellen Sie sie in der Kontenzuordnung vor den Namen',
  number_too_long:
    'Diese Kontonummern haben mehr als %{most} Stellen: %{names}. Wählen Sie mehr Stellen, oder kürzen Sie sie in der Kontenzuordnung',
  clearing_too_long: 'Eine Kontonummer hat hier höchstens %{most} Stellen: Geben Sie eine kürzere an',
  too_many_lines: 'Xero nimmt höchstens %{most} Zeilen in einer Datei, und diese Tage haben %{lines}: Wählen Sie weniger Tage',
  two_years: 'Eine Datei gilt für ein Geschäftsjahr: Wählen Sie %{last} oder einen früheren Tag und die übrigen in einer weiteren Datei',
  no_category: 'Ohne Kategorie',
} as const;
