/** Bilder und Dokumente eines Datensatzes. */
export default {
  choose_picture: 'Bild wählen',
  replace_picture: 'Anderes Bild wählen',
  choose_file: 'Datei wählen',
  replace_file: 'Andere Datei wählen',
  picture_of: 'Bild: %{name}',
  remove: 'Entfernen',
  remove_named: 'Entfernen: %{name}',
  cancel: 'Abbrechen',
  again: 'Erneut versuchen',
  again_named: 'Erneut versuchen: %{name}',
  uploading: '%{name} wird hochgeladen…',
  stored: '%{name} ist hochgeladen',
  cleared: 'Entfernt',
  failed: 'Etwas ist schiefgelaufen',
  too_large: 'Wählen Sie eine Datei mit höchstens %{megabytes} MB',
  save_waits: 'Speichern wartet, bis %{name} hochgeladen ist',
};
