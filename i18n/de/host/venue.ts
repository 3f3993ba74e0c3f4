/** Tische und ihr Raumplan. */
export default {
  table_changed:
    'Jemand anderes hat Tisch „%{name}“ inzwischen geändert, deshalb wurde nichts gespeichert: Wählen Sie dessen oder Ihre Fassung und speichern Sie noch einmal',
  no_new_tables:
    'Sie dürfen Tische verschieben, aber keine hinzufügen: Nehmen Sie die neuen weg, oder bitten Sie jemanden, der Tische hinzufügen darf',
};
