/** Was die Berichte sagen, die Umsätze nebeneinanderstellen. */
export default {
  'establishment-comparison': {
    'Labour %': 'Arbeit %',
    'Net sales per labour hour': 'Nettoumsatz je Arbeitsstunde',
    'Hours without a wage': 'Stunden ohne Lohn',
    'Labour ÷ net sales, of whole days: nothing stands here where hours are chosen':
      'Arbeit ÷ Nettoumsatz, von ganzen Tagen: Sind Stunden gewählt, steht hier nichts',
    'Net sales ÷ hours worked': 'Nettoumsatz ÷ Arbeitsstunden',
    'They are not in labour until their shifts have a wage': 'Sie fehlen in der Arbeit, bis ihre Schichten einen Lohn haben',
    'Establishments compared': 'Standorte im Vergleich',
    'Your establishments by net sales, and whether guests or what they spend makes the difference':
      'Ihre Standorte nach Nettoumsatz, und ob die Zahl der Gäste oder ihre Ausgaben den Unterschied machen',
    'Above average': 'Über dem Durchschnitt',
    'By transactions': 'Durch Transaktionen',
    'By average order': 'Durch den Durchschnittsbon',
    'Discounts %': 'Rabatte %',
    'Refunds %': 'Erstattungen %',
    'Net sales less the average of these establishments; below zero it is behind':
      'Nettoumsatz abzüglich des Durchschnitts dieser Standorte; unter null liegt er zurück',
    'What of the difference comes from more or fewer transactions than the average has, at the average order of all':
      'Was vom Unterschied an mehr oder weniger Transaktionen als im Durchschnitt liegt, zum Durchschnittsbon aller',
    'What of it comes from its own average order being above or below that of all':
      'Was davon am eigenen Durchschnittsbon liegt, der über oder unter dem aller ist',
    'Discounts as part of gross sales': 'Rabatte als Teil des Bruttoumsatzes',
    'Refunds as part of gross sales': 'Erstattungen als Teil des Bruttoumsatzes',
  },
  'menu-engineering': {
    'Menu engineering': 'Menü-Engineering',
    'Which items are loved and which earn: what to promote, reprice, move to a better place or drop':
      'Was beliebt ist und was Gewinn bringt: was Sie bewerben, neu bepreisen, besser platzieren oder streichen sollten',
    'The whole menu': 'Das ganze Menü',
    'Its category': 'Die eigene Kategorie',
    'Measured against': 'Gemessen an',
    'Star: keep and show': 'Star: behalten und zeigen',
    'Plowhorse: reprice': 'Zugpferd: neu bepreisen',
    'Puzzle: promote': 'Rätsel: bewerben',
    'Dog: replace or drop': 'Ladenhüter: ersetzen oder streichen',
    'No cost known': 'Einkaufspreis unbekannt',
    Group: 'Gruppe',
    'Margin each': 'Marge pro Stück',
    'Popular from': 'Beliebt ab',
    'Earning from': 'Gewinnbringend ab',
    'Popular: at least 70 % of an even share of the quantity. Earning: a margin each at or above the average. Stars are both, plowhorses popular alone, puzzles earning alone, dogs neither':
      'Beliebt: mindestens 70 % eines gleichen Anteils an der Menge. Gewinnbringend: Marge pro Stück ab dem Durchschnitt. Stars sind beides, Zugpferde nur beliebt, Rätsel nur gewinnbringend, Ladenhüter keines',
    'Margin ÷ quantity': 'Marge ÷ Menge',
    'Margin as part of net sales': 'Marge als Teil des Nettoumsatzes',
    'Of what it is measured against': 'Von dem, woran gemessen wird',
    'The quantity from which an item is popular: 70 % of what each would have if all sold alike':
      'Die Menge, ab der ein Artikel beliebt ist: 70 % dessen, was jeder hätte, wenn alle gleich gut liefen',
    'The margin each from which an item earns: the average of all that were sold':
      'Die Marge pro Stück, ab der ein Artikel Gewinn bringt: der Durchschnitt aller verkauften',
    'Quantity × what one cost when it was sold': 'Menge × Einkaufspreis zur Zeit des Verkaufs',
  },
  refunds: {
    Refunded: 'Erstattet',
    Sold: 'Verkauft',
    'Given back': 'Zurückgegeben',
    'Every item that was given back, on the day it was: with why, and the day it had been sold':
      'Jeder zurückgegebene Artikel am Tag der Rückgabe: mit Grund und dem Tag des Verkaufs',
    'A refund counts on the day it was made; the sale stays on its own':
      'Eine Erstattung zählt am Tag, an dem sie erfolgte; der Verkauf bleibt an seinem',
    'The business day on which the order counts as sold': 'Der Geschäftstag, an dem die Bestellung als verkauft zählt',
    'Without tax: what net sales are less': 'Ohne Steuer: um so viel ist der Nettoumsatz geringer',
    'With the tax on it; tips, surcharges and service charges given back are not in it':
      'Mit der Steuer darauf; zurückgegebene Trinkgelder, Zuschläge und Servicegebühren sind nicht enthalten',
  },
  'sales-by-hour': {
    'Sales by weekday and hour': 'Umsatz nach Wochentag und Stunde',
    'When guests come and what they leave: how many hands each hour of the week needs':
      'Wann Gäste kommen und was sie ausgeben: wie viele Hände jede Stunde der Woche braucht',
    'Net sales per day': 'Nettoumsatz pro Tag',
    'Transactions per day': 'Transaktionen pro Tag',
    'Of the business day: an hour after midnight belongs to the day that began before it':
      'Des Geschäftstags: Eine Stunde nach Mitternacht gehört zum Tag, der davor begann',
    'Net sales ÷ how many of these weekdays are in the period, today and what lies before it':
      'Nettoumsatz ÷ Zahl dieser Wochentage im Zeitraum, bis einschließlich heute',
    'Transactions ÷ how many of these weekdays are in the period, today and what lies before it':
      'Transaktionen ÷ Zahl dieser Wochentage im Zeitraum, bis einschließlich heute',
  },
  'sales-by-server': {
    'Sales by server': 'Umsatz nach Bedienung',
    'What each of the team sold, gave away and was tipped': 'Was jeder im Team verkauft, nachgelassen und an Trinkgeld bekommen hat',
  },
  'sales-by-station': {
    'Sales by station': 'Umsatz nach Station',
    'What was rung up at each till, terminal and kiosk': 'Was an jeder Kasse, jedem Terminal und Kiosk gebucht wurde',
    'Where the order was rung up; where it does not say, where it was first paid':
      'Wo die Bestellung gebucht wurde; sagt sie es nicht, wo zuerst bezahlt wurde',
  },
};
