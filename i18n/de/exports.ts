/** Dateien aus Listen und Berichten. */
export default {
  export: 'Exportieren',
  preparing: 'Datei wird erstellt…',
  cancel: 'Abbrechen',
  format: 'Format',
  formats: { csv: 'CSV', xlsx: 'Excel (XLSX)', pdf: 'PDF' },
  one_below_other: 'Alle Tabellen dieser Seite untereinander: Die erste Spalte nennt die Tabelle',
  every_table: 'Alle Tabellen dieser Seite',
  meant: {
    csv: 'Reine Werte für andere Programme und Importe',
    xlsx: 'Beträge und Daten zum Weiterrechnen',
    pdf: 'Zum Lesen, Drucken oder Versenden',
  },
};
