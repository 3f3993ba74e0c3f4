/** Buchhaltungsprogramme, die über das Netz erreicht werden. */
export default {
  not_online: '%{program} lässt sich nicht über das Netz verbinden: Laden Sie stattdessen die Datei dafür herunter',
  not_registered: 'Dieser Host ist bei %{program} nicht registriert: Wer ihn betreibt, setzt %{names}',
  host_refused: '%{program} kennt diesen Host nicht mehr: Wer ihn betreibt, prüft, wie er dort registriert ist',
  begin_again:
    'Die Verbindung kam nicht zustande: Es dauerte zu lange, wurde anderswo begonnen oder dort nicht erlaubt. Verbinden Sie noch einmal',
  sign_in_again: '%{program} lässt uns nicht mehr hinein: Verbinden Sie noch einmal',
  not_connected: 'Es ist nicht verbunden: Verbinden Sie es zuerst',
  other_currency:
    'Dieses Unternehmen führt seine Bücher in %{theirs}, dieser Betrieb in %{ours}: Wählen Sie ein Unternehmen mit derselben Währung',
  twice: '%{company} ist hier bereits verbunden: Verwenden Sie diese Verbindung, oder trennen Sie sie zuerst',
  connected: 'Verbunden mit %{program}: %{company}',
  read: 'Gelesen: %{accounts} Konten und %{locations} Standorte, die verwendet werden',
  away: '%{program} antwortete nicht wie erwartet (%{status}): Es wird erneut versucht',
  odd_answer: '%{program} antwortete etwas, das wir nicht verstehen: Es wird erneut versucht',
  refused: '%{program} hat es nicht angenommen: %{reason}',
  refused_so: '%{program} hat es nicht angenommen (%{status}) und nicht gesagt, warum',
  one_subsidiary:
    '%{program} bucht ein Journal in einer einzigen Tochtergesellschaft: Geben Sie allen Zeilen der Zuordnung dieselbe und jedem Betrieb eine eigene Verbindung',
  unread: 'Diese wurden nicht aus %{program} gelesen: %{names}. Lesen Sie dessen Konten, und wählen Sie in der Kontenzuordnung daraus',
  running: 'Dieser Tag ist noch nicht zu Ende: Wählen Sie %{last} oder einen früheren',
  nothing_new: 'Alles aus diesen Tagen wurde gesendet, und seitdem hat sich nichts geändert',
  connection_gone:
    'Die Verbindung gibt es nicht mehr, oder sie führt inzwischen zu einem anderen Unternehmen: Verbinden Sie dieses wieder, und senden Sie erneut',
  lost: 'Das Senden wurde abgebrochen: Senden Sie erneut, gebucht wird es einmal',
  not_arrived:
    '%{smart_count} Tag kam dort nicht an: Öffnen Sie die gesendeten Journale |||| %{smart_count} Tage kamen dort nicht an: Öffnen Sie die gesendeten Journale',
  too_many_decimals:
    '%{program} nimmt Beträge mit höchstens %{most} Nachkommastellen an, die Währung hier hat %{decimals}: Laden Sie die Datei für ein anderes Programm herunter',
};
