/** Was Personen mitgeteilt wird: die Glocke und ihre Seite. */
export default {
  title: 'Mitteilungen',
  bell: 'Mitteilungen: %{smart_count} ist neu |||| Mitteilungen: %{smart_count} sind neu',
  bell_none: 'Mitteilungen: nichts Neues',
  lead: 'Was Ihnen in den letzten 90 Tagen mitgeteilt wurde. Jede führt zu dem, worum es geht.',
  mark_all: 'Alle als gelesen markieren',
  see_all: 'Alle ansehen',
  close: 'Schließen',
  which: 'Welche Mitteilungen',
  all: 'Alle',
  unread: 'Ungelesene',
  new: 'Neu:',
  over: 'Erledigt',
  older: 'Ältere zeigen',
  none: 'Noch nichts',
  all_read: 'Sie haben alles gelesen',
  will_come:
    'Hierher kommt, was Ihre Warnregeln finden, außerdem fertige Dateien und Importe, was mit Ihrem Konto geschieht, und wo jemand Sie erwähnt.',
};
