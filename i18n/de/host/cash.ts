/** Kassenladen, von Menschen gezählt und von Kassen gemeldet. */
export default {
  taken_in: '%{created} erfasst, %{unchanged} unverändert, %{outside} außerhalb von Kassenladen, %{rejected} abgelehnt',
  counted_twice: 'Diese Münze oder dieser Schein steht schon weiter oben: beides in einer Zeile zusammenzählen',
  count_first: 'Münzen und Scheine zählen oder deren Summe eingeben',
  counts_differ: 'Münzen und Scheine ergeben %{sum}: berichtigen oder dieses Feld leer lassen',
  amount_needed: 'Betrag angeben',
  nothing_moved: 'Ohne Verkauf bewegt sich kein Geld: Betrag weglassen',
  none_open: 'An dieser Station war zu dieser Zeit keine Kassenlade offen: eine öffnen, die früher beginnt, und dies erneut senden',
};
