/** Purchase orders, what comes of them, and their invoices. */
export default {
  all_billed: 'Alles Empfangene steht schon auf einer Rechnung',
  vendor_without_address: '%{vendor} hat keine E-Mail-Adresse: Geben Sie hier oder beim Lieferanten eine an',
  nothing_low: 'Von diesem Lieferanten liegt nichts auf oder unter dem Meldebestand',
  low_on_order: 'Was von diesem Lieferanten knapp ist, ist schon bestellt',
  forecast_needs_nothing: 'Die Prognose braucht von diesem Lieferanten nichts, was nicht da oder bestellt ist',
  undo_needs_costs: 'Damit wurden Kosten übernommen: Rückgängig machen muss es jemand, der Kosten sieht',
  order_closed: 'Die Einkaufsbestellung ist abgeschlossen: Ihre Wareneingänge bleiben. Korrigieren Sie stattdessen den Bestand',
  return_without_labels: 'Eine Rücksendung bringt nichts herein: Es gibt nichts zu etikettieren',
  less_than_a_unit: 'Es wurde weniger als eine ganze Einheit empfangen: Drucken Sie stattdessen ein Etikett je Artikel',
  too_many_labels: 'Es wären %{asked} Etiketten, und eine Datei fasst höchstens %{most}: Drucken Sie stattdessen ein Etikett je Artikel',
  give_cost: 'Geben Sie die Kosten an, die übernommen werden sollen',
  return_without_cost: 'Was an den Lieferanten zurückgeht, hat keine Kosten zum Übernehmen',
  nothing_came: 'Tragen Sie ein, was von mindestens einem Artikel gekommen ist',
};
