/** The tour: what each step shows, and how one goes on or leaves. */
export default {
  title: 'Rundgang',
  count: '%{number} von %{count}',
  next: 'Weiter',
  back: 'Zurück',
  leave: 'Rundgang verlassen',
  done: 'Fertig',
  menu: {
    title: 'Alles hat seinen Platz',
    text: 'Das Menü zeigt in Gruppen, was Sie öffnen dürfen. An seinem Fuß klappt es zu Symbolen ein.',
  },
  establishment: {
    title: 'Wo Sie sind',
    text: 'Was Sie sehen und eingeben, gehört zu diesem Betrieb. Bei mehreren wählen Sie hier einen anderen.',
  },
  search: {
    title: 'Alles finden',
    text: 'Datensätze nach Name, Code oder Nummer, Seiten und was Sie beginnen können: von überall mit Strg K (⌘ K am Mac).',
  },
  figures: {
    title: 'Heute auf einen Blick',
    text: 'Jede Zahl steht neben der gleichen Zeit davor und öffnet den Bericht dahinter. „Anordnen“ bringt sie in Ihre eigene Reihenfolge.',
  },
  appearance: { title: 'Wie Sie es mögen', text: 'Hell oder dunkel, Farben, Dichte und Schreibrichtung, in diesem Browser behalten.' },
  account: {
    title: 'Sie selbst',
    text: 'Ihr Profil, Passwort und die Sicherheit Ihrer Anmeldung, die Tastenkürzel und dieser Rundgang noch einmal.',
  },
};
