/** Was Leute zu Datensätzen schreiben. */
export default {
  created: 'Ihr Kommentar steht da',
  edited: 'Ihr Kommentar ist geändert',
  removed: 'Der Kommentar ist gelöscht',
  not_found: 'Diesen Kommentar gibt es nicht: er wurde gelöscht, vielleicht von jemand anderem',
  not_yours: 'Nur wer einen Kommentar geschrieben hat, kann ihn ändern: schreiben Sie einen eigenen',
  not_yours_to_delete: 'Dieser Kommentar ist von jemand anderem: fragen Sie jemanden, der den Datensatz selbst löschen darf',
  cannot_see: 'Jemand, den Sie erwähnen, darf diesen Datensatz nicht sehen oder ist nicht mehr da: nehmen Sie die Erwähnung heraus',
  too_many_people: 'Erwähnen Sie höchstens %{most} Personen in einem Kommentar',
};
