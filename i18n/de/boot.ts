/** Was jederzeit gebraucht wird, auch wo das Übrige nicht geladen ist: Laden, Fehler, Verbindung, Meldungen. */
export default {
  loading: 'Wird geladen',
  oops: 'Etwas ist schiefgelaufen.',
  oops_lead: 'Die Seite konnte nicht angezeigt werden. Ihre Daten sind sicher.',
  missing_part:
    'Ein Teil des Programms konnte nicht geladen werden: vielleicht ist inzwischen eine neuere Version da. Laden Sie die Seite neu.',
  went_wrong: 'Etwas ist schiefgelaufen.',
  details: 'Details',
  retry: 'Erneut versuchen',
  reload: 'Seite neu laden',
  home: 'Zum Dashboard',
  back: 'Zurück',
  offline: 'Sie sind offline. Was Sie sehen, kann veraltet sein; Änderungen lassen sich nicht speichern.',
  not_loaded: 'Ihr Konto konnte nicht geladen werden',
  not_loaded_lead: 'Der Server hat nicht wie erwartet geantwortet. Versuchen Sie es erneut oder melden Sie sich ab und wieder an.',
  sign_out: 'Abmelden',
  close: 'Schließen',
  undo: 'Rückgängig',
  notifications: 'Benachrichtigungen',
  language: 'Sprache',
  appearance: 'Darstellung',
  choices: 'Auswahl',
};
