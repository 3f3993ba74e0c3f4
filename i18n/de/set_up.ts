/** Die erste Stunde eines Unternehmens: sein Betrieb, seine Karte und was noch zu tun ist. */
export default {
  lead_establishment: 'Zuerst der Betrieb: der Ort, an dem Sie verkaufen. Alles lässt sich später ändern.',
  lead_menu: 'Nun das, was Sie verkaufen. Sie können diese Seite verlassen und zurückkommen.',
  later: 'Später',
  kind: 'Art des Unternehmens',
  sample: 'Mit einer Beispielkarte beginnen',
  sample_text:
    'Einige Kategorien und Produkte mit Preisen, um alles auszuprobieren. Ändern oder löschen Sie sie: Es sind gewöhnliche Datensätze, deren SKU mit SAMPLE beginnt.',
  sample_action: 'Beispielkarte hinzufügen',
  sample_added: 'Die Beispielkarte ist da',
  import: 'Vorhandenes importieren',
  import_text:
    'Eine Tabelle als CSV oder Excel oder die Dateien des Programms, das Sie heute nutzen. Jede Zeile wird geprüft, bevor etwas gespeichert wird.',
  import_action: 'Datei importieren',
  by_hand: 'Von Hand eingeben',
  by_hand_text: 'Ein Produkt nach dem anderen, mit seinem Preis. Kategorien und Steuern lassen sich dabei anlegen.',
  by_hand_action: 'Erstes Produkt hinzufügen',
  there: 'Ihre Karte ist begonnen',
  there_text: 'In Ihrem Katalog sind Produkte. Machen Sie mit ihnen weiter oder mit dem, was laut Dashboard noch zu tun ist.',
  to_products: 'Zu den Produkten',
};
