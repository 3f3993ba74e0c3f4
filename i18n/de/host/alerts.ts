/** Was Warnungen gefunden haben. */
export default {
  over: 'Kassenlade %{drawer}: %{difference} zu viel (Grenze %{limit})',
  short: 'Kassenlade %{drawer}: %{difference} zu wenig (Grenze %{limit})',
  unpaid: 'Bestellung %{order} über %{total} ist %{hours} Stunden nach dem Öffnen noch nicht bezahlt',
  unpaid_together:
    '%{smart_count} Bestellung früherer Tage ist %{hours} Stunden nach dem Öffnen noch nicht bezahlt: %{total} |||| %{smart_count} Bestellungen früherer Tage sind %{hours} Stunden nach dem Öffnen noch nicht bezahlt: zusammen %{total}',
  low_stock: '%{item}: noch %{current}, nachzubestellen ab %{point}',
  low_stock_in: '%{item}: noch %{current}, nachzubestellen ab %{point} (Einheit: %{unit})',
  voids: 'Stornos über %{amount}: %{percent} vom Bruttoumsatz (Grenze %{limit})',
  voids_taxed: 'Stornos über %{amount}, ohne enthaltene Steuer %{net}: %{percent} vom Bruttoumsatz (Grenze %{limit})',
  no_sales: 'Seit %{time} nichts verkauft, länger als %{minutes} Minuten',
  labour: 'Personalkosten %{amount}: %{percent} vom Nettoumsatz (Grenze %{limit})',
  labour_at_least: 'Personalkosten mindestens %{amount}: %{percent} vom Nettoumsatz (Grenze %{limit}); für %{hours} Stunden fehlt der Lohn',
  target_day: 'Der Nettoumsatz des Tages hat sein Ziel von %{limit} erreicht',
  target_week: 'Der Nettoumsatz der Woche hat sein Ziel von %{limit} erreicht',
  target_month: 'Der Nettoumsatz des Monats hat sein Ziel von %{limit} erreicht',
};
