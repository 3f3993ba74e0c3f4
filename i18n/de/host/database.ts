/** Why the database does not answer at the moment. */
export default {
  cannot_reach: 'Die Datenbank ist im Moment nicht erreichbar: Versuchen Sie es in Kürze erneut',
  switching_over: 'Die Datenbank nimmt im Moment keine Änderungen an: Sie wird umgeschaltet, versuchen Sie es in Kürze erneut',
  report_too_slow:
    'Dieser Bericht hat länger als %{seconds} s gedauert und wurde abgebrochen: Wählen Sie einen kürzeren Zeitraum oder weniger Betriebe',
  reading_too_slow:
    'Das Lesen hat länger als %{seconds} s gedauert und wurde abgebrochen: Grenzen Sie es mit einem Filter ein oder versuchen Sie es in Kürze erneut',
  too_slow:
    'Das hat länger als %{seconds} s gedauert und wurde abgebrochen, gespeichert wurde nichts: Fordern Sie weniger auf einmal an oder versuchen Sie es in Kürze erneut',
  query_ended: 'Die Abfrage hat zu lange gedauert und wurde abgebrochen',
  query_ended_after: 'Die Abfrage hat länger als %{seconds} s gedauert und wurde abgebrochen',
  disk_full: 'Der Datenträger der Datenbank ist voll: Es wurde nichts gespeichert; sagen Sie der Person Bescheid, die den Server betreut',
  busy: 'Es wird gerade zu viel gleichzeitig angefordert: Versuchen Sie es in Kürze erneut',
  gave_way: 'Andere haben in der Zwischenzeit gearbeitet: Versuchen Sie es in Kürze erneut',
  not_started: 'Die eingebettete Datenbank ist nicht gestartet',
  stopped: 'Die eingebettete Datenbank ist stehen geblieben: Versuchen Sie es in Kürze erneut',
  restarting: 'Die eingebettete Datenbank wird neu gestartet: Versuchen Sie es in Kürze erneut',
  refused_to_save: 'Der Datenträger hat das Speichern verweigert',
  closing: 'Die Datenbank wird gerade geschlossen',
  closed: 'Die Datenbank ist geschlossen',
  uncertain: 'Die Datenbank ist während des Speicherns ausgefallen: Sehen Sie nach, ob die Änderung da ist, bevor Sie sie erneut senden',
};
