/** Views of lists and reports that are saved under a name. */
export default {
  no_list: 'Eine Liste oder einen Bericht „%{name}“ gibt es nicht',
  not_found: 'Diese Ansicht gibt es nicht',
  of_a_role_save_own: 'Diese Ansicht gehört allen einer Rolle: Speichern Sie eine eigene',
  of_a_role: 'Diese Ansicht gehört allen einer Rolle',
  may_not_share: 'Sie dürfen keine Ansichten teilen: Bitten Sie jemanden, der die Berechtigung hat',
  too_many: 'Es gibt schon %{most} Ansichten dieser Liste: Löschen Sie zuerst eine',
  cannot_be_asked: 'Danach lässt sich „%{report}“ nicht fragen',
  saved: 'Ansicht erfolgreich gespeichert',
  deleted: 'Ansicht erfolgreich gelöscht',
};
