/** So geht es: Produkte, Bestand, Einkauf. */
export default {
  product: {
    title: 'Ein Produkt anlegen',
    one: 'Öffnen Sie {page:/products} und drücken Sie {new:products}.',
    two: 'Geben Sie {field:products.item} und {field:products.price} ein, und wählen Sie Kategorie und Steuern.',
    three:
      'Wählen Sie {field:products.modifiers} und {field:products.prep_stations}, damit die Kasse das Richtige fragt und die Bestellung in der richtigen Küche ankommt.',
    four: 'Schalten Sie {field:products.track_inventory} ein, wo Sie Stücke davon zählen.',
    five: 'Drücken Sie {say:views.save}, oder {say:views.save_and_another}, um weiterzumachen.',
    note: 'Ein Produkt wie ein anderes: Öffnen Sie jenes und drücken Sie {say:show.duplicate}.',
  },
  modifier: {
    title: 'Produkten Auswahlmöglichkeiten geben',
    one: 'Öffnen Sie {page:/modifiers} und drücken Sie {new:modifiers}.',
    two: 'Fügen Sie unter {field:modifiers.modifier_items} für jede Möglichkeit eine Zeile mit ihrem Preis hinzu.',
    three:
      'Schalten Sie {field:modifiers.required} ein, wo die Kasse fragen muss, und sagen Sie, wie viele gewählt werden dürfen: {field:modifiers.min_selections}, {field:modifiers.max_selections}.',
    four: 'Öffnen Sie ein Produkt in {page:/products} und wählen Sie sie dort unter {field:products.modifiers}.',
    note: 'Eine Möglichkeit, die eine Zutat nennt, nimmt diese jedes Mal aus dem Bestand.',
  },
  recipe: {
    title: 'Verkäufe Zutaten aus dem Bestand nehmen lassen',
    one: 'Legen Sie in {page:/ingredients} an, womit Sie kochen, jede Zutat mit ihrer Einheit.',
    two: 'Öffnen Sie ein Produkt in {page:/products}, drücken Sie {edit:products} und füllen Sie {field:products.recipe} aus.',
    three: 'Von da an nimmt jeder Verkauf das aus {page:/inventory}.',
    four: '{page:/reports/recipe-costs} sagt, was jedes Rezept jetzt kostet, {page:/reports/untracked-sales}, was verkauft wird, ohne etwas herauszunehmen.',
    note: 'Einheiten werden umgerechnet: Ein Rezept in Gramm nimmt von Kilogramm. Was schon verkauft ist, behält, was es genommen hat.',
  },
  many_records: {
    title: 'Viele Einträge auf einmal ändern',
    one: 'Haken Sie ihre Zeilen in der Liste an.',
    two: 'Drücken Sie {say:views.edit_selected} und wählen Sie, was sich ändern soll.',
    three: 'Drücken Sie {say:many.preview}: Es sagt, was sich ändern würde, und noch ist nichts gespeichert.',
    four: 'Bestätigen Sie es. {say:many.undo} nimmt die ganze Änderung zurück.',
    note: 'Später lässt sie sich unter {page:/bulk-operations} zurücknehmen.',
  },
  stock_correction: {
    title: 'Den Bestand berichtigen',
    one: 'Suchen Sie den Artikel in {page:/inventory}.',
    two: 'Wählen Sie unter {say:inventory.actions} {verb:inventory-movements.add}, {verb:inventory-movements.deduct} oder {verb:inventory-movements.set-actual}.',
    three: 'Geben Sie die Menge und einen Grund ein: Bevor Sie speichern, steht da, was dann vorhanden ist.',
    four: 'Jede Berichtigung steht in {page:/inventory-movements}. Dort wird nichts geändert: Einen Fehler macht eine weitere Berichtigung gut.',
  },
  count_sheet: {
    title: 'Den Bestand zählen',
    one: 'Öffnen Sie {page:/inventory-counts}, drücken Sie {new:inventory-counts} und sagen Sie, was gezählt wird.',
    two: 'Mit {field:inventory-counts.blind} sehen die Zählenden nicht, was da sein müsste.',
    three:
      'Tippen Sie Zeile für Zeile, was Sie vorfinden, oder scannen Sie es. Jede Zeile wird gleich gespeichert, so können mehrere zählen.',
    four: 'Drücken Sie {verb:inventory-counts.submit}. Zeilen, die nicht gezählt wurden, behalten ihren Bestand.',
    five: 'Wer genehmigen darf, sieht sich die Abweichung an und drückt {verb:inventory-counts.apply}.',
    note: 'Sie können weiter verkaufen: Die Abweichung einer Zeile gilt für den Augenblick, in dem sie gezählt wurde.',
  },
  ordering: {
    title: 'Bei einem Lieferanten bestellen',
    one: '{page:/low-stock} sagt nach Lieferanten, was knapp ist. {may:PurchaseOrderCreate}Drücken Sie dort {say:inventory.order} für einen Entwurf bis zum Sollbestand, in ganzen Packungen.',
    two: 'Oder öffnen Sie {page:/purchase-orders}, drücken Sie {new:purchase-orders} und geben Sie die Zeilen ein.',
    three: 'Sehen Sie den Entwurf durch und drücken Sie {verb:purchase-orders.send}: Er geht als PDF hinaus und ist damit bestellt.',
    four: 'Wo Sie telefonisch bestellen, drücken Sie stattdessen {verb:purchase-orders.order}.',
    note: 'Bestellt lässt sich nichts mehr ändern, doch {verb:purchase-orders.cancel} gibt es, bis etwas geliefert ist.',
  },
  receiving: {
    title: 'Eine Lieferung annehmen',
    one: 'Öffnen Sie die Bestellung in {page:/purchase-orders} und drücken Sie {verb:purchase-orders.receive}.',
    two: 'Geben Sie für jede Zeile ein, was kam, in Packungen. {say:views.fill_outstanding} trägt alles ein, was noch fehlt.',
    three: 'Geben Sie unter {input:purchase-orders.receive.rejected_quantity} ein, was Sie zurückgehen lassen.',
    four: 'Bestätigen Sie es. Was kam, ist im Bestand; die Bestellung bleibt für den Rest offen, oder Sie drücken {verb:purchase-orders.close}.',
    note: 'Ein Fehler: Öffnen Sie die Lieferung in {page:/purchase-receipts} und drücken Sie {verb:purchase-receipts.undo}.',
  },
  invoice: {
    title: 'Eine Eingangsrechnung prüfen',
    one: 'Öffnen Sie die Bestellung in {page:/purchase-orders} und drücken Sie {verb:purchase-orders.bill}: Es entsteht ein Entwurf mit dem, was geliefert wurde.',
    two: 'Vergleichen Sie ihn mit dem Papier. Wo Mengen oder Preise nicht die der Bestellung und ihrer Lieferungen sind, steht unter {field:purchase-invoices.match} {value:purchase-invoices.match.differs}.',
    three: 'Drücken Sie {verb:purchase-invoices.approve}, und {verb:purchase-invoices.pay}, sobald sie bezahlt ist.',
    note: 'Eine bezahlte Rechnung lässt sich nicht mehr ändern. {view:purchase-invoices.unpaid} ist eine Ansicht der offenen.',
  },
};
