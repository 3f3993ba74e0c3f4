/** Was die Berichte über Kassenladen sagen. */
export default {
  'cash-drawer-history': {
    'Not counted yet': 'Noch nicht gezählt',
    'Expected in drawers that nobody has counted yet: the difference is what was counted and this, less what was expected':
      'Erwartet in Kassenladen, die noch niemand gezählt hat: Die Differenz ist das Gezählte und dies, abzüglich des Erwarteten',
    'Counted by': 'Gezählt von',
    'No sales': 'Ohne Verkauf geöffnet',
    'Closed by': 'Geschlossen von',
    'How often it was opened without a sale': 'Wie oft sie ohne Verkauf geöffnet wurde',
    'Cash drawer history': 'Verlauf der Kassenladen',
    'What each drawer held when it was opened, should hold and was counted to hold':
      'Was jede Kassenlade beim Öffnen enthielt, enthalten sollte und laut Zählung enthielt',
    'Cash taken less cash given back at its station while it was open, tips included':
      'Eingenommenes abzüglich zurückgezahltes Bargeld an ihrer Station, solange sie offen war, einschließlich Trinkgeld',
    'Float, cash sales and pay-ins, less pay-outs, drops and tip-outs':
      'Wechselgeld, Barumsatz und Einlagen abzüglich Entnahmen, Abschöpfungen und Trinkgeldauszahlungen',
    'Counted less expected: over above zero, short below; of an open drawer there is none yet':
      'Gezählt abzüglich erwartet: über null ein Überschuss, darunter ein Fehlbetrag; bei einer offenen Lade gibt es noch keine',
  },
  'cash-in-drawers': {
    'Where the cash of these days is': 'Wo das Bargeld dieser Tage ist',
    'A drawer that stays open overnight has cash of several days: this is the cash of these days alone':
      'Eine Kassenlade, die über Nacht offen bleibt, enthält Bargeld mehrerer Tage: Hier steht nur das Bargeld dieser Tage',
    'In drawers opened on these days': 'In Kassenladen, die an diesen Tagen geöffnet wurden',
    'In drawers opened before': 'In früher geöffneten Kassenladen',
    'Outside of drawers': 'Außerhalb der Kassenladen',
    'Net cash': 'Bargeld netto',
    'Of other days, in drawers opened on these': 'Von anderen Tagen, in den an diesen Tagen geöffneten',
    'Cash taken, with tips, less cash given back: as in the sales summary':
      'Eingenommenes Bargeld mit Trinkgeld, abzüglich zurückgezahltem: wie in der Umsatzübersicht',
    'With what these drawers have of these days, it is their cash sales in the history':
      'Zusammen mit dem Bargeld dieser Tage in diesen Laden ist es ihr Barumsatz im Verlauf',
  },
  'cash-outside-drawers': {
    'Cash outside of drawers': 'Bargeld außerhalb der Kassenladen',
    'Cash taken and given back while no drawer of its station was open: with it, the drawers’ cash sales are all cash there was':
      'Bargeld, das ein- und ausging, während keine Kassenlade der Station offen war: Zusammen mit dem Barumsatz der Laden ist das alles Bargeld',
  },
  'over-short': {
    'Counted by': 'Gezählt von',
    'Over or short': 'Kassendifferenz',
    Short: 'Fehlbetrag',
    Over: 'Überschuss',
    'Times short': 'Fehlbeträge',
    'Drawers counted': 'Gezählte Kassenladen',
    'Largest difference': 'Größte Differenz',
    '% of cash sales': '% des Barumsatzes',
    'No sales': 'Ohne Verkauf geöffnet',
    'Who closed the drawer, else who opened it': 'Wer die Kassenlade geschlossen hat, sonst wer sie geöffnet hat',
    'Counted less expected, of all of them: over above zero, short below':
      'Gezählt abzüglich erwartet, von allen zusammen: über null ein Überschuss, darunter ein Fehlbetrag',
    'The difference of the one drawer that was furthest off': 'Die Differenz der Kassenlade, die am weitesten daneben lag',
    'Over or short as part of the cash sales of these drawers': 'Kassendifferenz als Anteil am Barumsatz dieser Kassenladen',
    'How often a drawer was opened without a sale, by whom the till named, else by whose drawer it was':
      'Wie oft eine Kassenlade ohne Verkauf geöffnet wurde: von wem die Kasse es sagt, sonst von wem die Lade war',
    'Over and short': 'Kassendifferenzen',
    'Whose drawers did not hold what they should, and on which days: of the drawers opened on these days that were counted':
      'Wessen Kassenladen nicht enthielten, was sie sollten, und an welchen Tagen: von den an diesen Tagen geöffneten, die gezählt wurden',
  },
  'over-short-by-day': {
    'Over or short': 'Kassendifferenz',
    Short: 'Fehlbetrag',
    Over: 'Überschuss',
    'Times short': 'Fehlbeträge',
    'Drawers counted': 'Gezählte Kassenladen',
    'Of the opening': 'Der Öffnung',
    'Counted less expected, of all of them: over above zero, short below':
      'Gezählt abzüglich erwartet, von allen zusammen: über null ein Überschuss, darunter ein Fehlbetrag',
    'Over and short by day': 'Kassendifferenzen nach Tag',
  },
};
