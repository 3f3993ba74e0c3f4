/** Was Webhooks erfahren. */
export default {
  everything: 'Alles, auch was hier später hinzukommt',
  created: 'Erstellt',
  updated: 'Geändert',
  deleted: 'Gelöscht',
};
