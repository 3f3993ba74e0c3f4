/** Was die Berichte sagen, die vorausschauen. */
export default {
  'forecast-accuracy': {
    'How far off the forecast was': 'Wie weit die Prognose danebenlag',
    'Each day of the last four weeks, forecast from what was known before its week, beside what was sold':
      'Jeder Tag der letzten vier Wochen, vorhergesagt aus dem, was vor seiner Woche bekannt war, neben dem tatsächlichen Umsatz',
    'All days': 'Alle Tage',
    'Off by, a day': 'Abweichung pro Tag',
    'As often too high as too low': 'Mal zu hoch, mal zu niedrig',
    'Mostly too low': 'Meist zu niedrig',
    'Mostly too high': 'Meist zu hoch',
    'In which direction': 'In welche Richtung',
    'All together off by': 'Abweichung insgesamt',
    'Same weekday before: off by': 'Gleicher Wochentag davor: Abweichung',
    Days: 'Tage',
    Forecast: 'Prognose',
    Sold: 'Verkauft',
    'How far a day’s forecast was from its net sales on average, as part of the net sales':
      'Wie weit die Prognose eines Tages im Durchschnitt vom Nettoumsatz entfernt war, als Teil des Nettoumsatzes',
    'Too low or too high where that is more than a quarter of what it was off by':
      'Zu niedrig oder zu hoch, wo das mehr als ein Viertel der Abweichung ausmacht',
    'Forecast − net sales of all days together, as part of the net sales: below zero the forecast was too low':
      'Prognose − Nettoumsatz aller Tage zusammen, als Teil des Nettoumsatzes: unter null war die Prognose zu niedrig',
    'What a guess at the same weekday of the week before would have been off by: the forecast is worth something while it is less':
      'Wie weit danebengelegen hätte, wer den gleichen Wochentag der Woche davor annimmt: Die Prognose lohnt sich, solange sie weniger abweicht',
    'Days with sales that could be forecast': 'Tage mit Umsatz, die sich vorhersagen ließen',
    'Net sales forecast for these days': 'Für diese Tage vorhergesagter Nettoumsatz',
    'Net sales of these days': 'Nettoumsatz dieser Tage',
  },
  'forecast-by-hour': {
    'Forecast by hour': 'Prognose nach Stunde',
    'When the coming seven days will be busy: how many hands each hour needs':
      'Wann in den kommenden sieben Tagen viel los ist: wie viele Hände jede Stunde braucht',
    Forecast: 'Prognose',
    'Of the business day: an hour after midnight belongs to the day that began before it':
      'Des Geschäftstags: Eine Stunde nach Mitternacht gehört zum Tag, der davor begann',
    'The day’s forecast, as the same weekdays spread over their hours; the hours of a day add up to it':
      'Die Prognose des Tages, verteilt wie die gleichen Wochentage auf ihre Stunden; die Stunden eines Tages ergeben sie zusammen',
    'Forecast in the same way': 'Auf dieselbe Weise vorhergesagt',
  },
  'order-suggestions': {
    'Order suggestions': 'Bestellvorschläge',
    'What the coming days will use of each item, what there is of it, and the packs that the forecast suggests to order':
      'Was die kommenden Tage von jedem Artikel brauchen, was davon da ist und wie viele Gebinde die Prognose zu bestellen vorschlägt',
    'Until the next delivery': 'Bis zur nächsten Lieferung',
    List: 'Liste',
    'What to order': 'Was zu bestellen ist',
    'Everything that is used': 'Alles, was gebraucht wird',
    'Suggested by forecast': 'Vorschlag der Prognose',
    Packs: 'Gebinde',
    'Forecast use': 'Erwarteter Verbrauch',
    'In stock': 'Auf Lager',
    'In drafts': 'In Entwürfen',
    'Left without ordering': 'Rest ohne Bestellung',
    'To order': 'Zu bestellen',
    Ingredient: 'Zutat',
    'In whole packs, so that after the forecast use its reorder point is still there, with what is on order and in drafts':
      'In ganzen Gebinden, sodass nach dem erwarteten Verbrauch noch der Meldebestand da ist, mit dem Bestellten und den Entwürfen',
    'Those of the suggestion': 'Die des Vorschlags',
    'The packs at the vendor’s price; where it says none, at the item’s own cost':
      'Die Gebinde zum Preis des Lieferanten; ohne einen zum Einkaufspreis des Artikels',
    'What recipes, chosen modifiers and sales of the item itself are expected to take in the rest of today and these days':
      'Was Rezepte, gewählte Modifikatoren und Verkäufe des Artikels selbst im Rest des heutigen Tages und an diesen Tagen voraussichtlich brauchen',
    'Now, to the last movement': 'Jetzt, bis zur letzten Bewegung',
    'What was sent to vendors and has not come yet': 'Was an Lieferanten gesandt wurde und noch nicht angekommen ist',
    'What stands on orders that were not sent yet': 'Was auf Bestellungen steht, die noch nicht gesandt wurden',
    'In stock, on order and in drafts less the forecast use: below zero it runs out':
      'Auf Lager, bestellt und in Entwürfen abzüglich des erwarteten Verbrauchs: unter null geht es aus',
    'What low stock says, whatever the forecast: up to the par level where it is at or below its reorder point now':
      'Was der niedrige Bestand sagt, unabhängig von der Prognose: bis zum Sollbestand, wo der Meldebestand jetzt erreicht oder unterschritten ist',
    'The first of the item’s vendors': 'Der erste Lieferant des Artikels',
    '1 day': '1 Tag',
    '2 days': '2 Tage',
    '3 days': '3 Tage',
    '4 days': '4 Tage',
    '5 days': '5 Tage',
    '6 days': '6 Tage',
    '7 days': '7 Tage',
    '8 days': '8 Tage',
    '9 days': '9 Tage',
    '10 days': '10 Tage',
    '11 days': '11 Tage',
    '12 days': '12 Tage',
    '13 days': '13 Tage',
    '14 days': '14 Tage',
  },
  'prep-list': {
    'Prep list': 'Vorbereitungsliste',
    'What to prepare for a day: what each station is expected to sell, and what that takes by the recipes':
      'Was für einen Tag vorzubereiten ist: was jede Station voraussichtlich verkauft und was das nach den Rezepten braucht',
    Tomorrow: 'Morgen',
    Today: 'Heute',
    For: 'Für',
    'Products and ingredients': 'Produkte und Zutaten',
    Products: 'Produkte',
    Ingredients: 'Zutaten',
    List: 'Liste',
    'Prep station': 'Zubereitungsstation',
    Ingredient: 'Zutat',
    'To prepare': 'Vorzubereiten',
    From: 'Von',
    To: 'Bis',
    'A weekday is the next one, today among them': 'Ein Wochentag ist der nächste, heute eingeschlossen',
    'What is expected to be sold, from the same weekdays as the sales forecast; of ingredients, what recipes and chosen modifiers take for it, in the ingredient’s own unit':
      'Was voraussichtlich verkauft wird, aus denselben Wochentagen wie die Umsatzprognose; bei Zutaten, was Rezepte und gewählte Modifikatoren dafür brauchen, in der Einheit der Zutat',
    'About two of three such days lie between the two': 'Etwa zwei von drei solchen Tagen liegen dazwischen',
    'Where it is prepared; of an ingredient, where its products are':
      'Wo es zubereitet wird; bei einer Zutat, wo ihre Produkte zubereitet werden',
  },
  'sales-forecast': {
    'Sales forecast': 'Umsatzprognose',
    'What the coming two weeks will bring, from the same weekdays of the last ones, and how far such forecasts were off lately':
      'Was die kommenden zwei Wochen bringen, aus den gleichen Wochentagen der letzten, und wie weit solche Prognosen zuletzt danebenlagen',
    Sold: 'Verkauft',
    Forecast: 'Prognose',
    Low: 'Niedrig',
    High: 'Hoch',
    'Same weekday before': 'Gleicher Wochentag davor',
    'Day of the same weekday before': 'Tag desselben Wochentags davor',
    'Day of the same weekday last year': 'Tag desselben Wochentags im Vorjahr',
    'Same weekday last year': 'Gleicher Wochentag im Vorjahr',
    'Not enough history': 'Zu wenig Vergangenheit',
    'Not all establishments have enough history': 'Nicht alle Betriebe haben genug Vergangenheit',
    'Closed on this weekday': 'An diesem Wochentag geschlossen',
    'The business day that is running, as a whole, and the 13 after it': 'Der laufende Geschäftstag als Ganzes und die 13 danach',
    'Net sales of the two weeks before today; beside them what they would have been forecast to be':
      'Nettoumsatz der zwei Wochen vor heute; daneben, was für sie vorhergesagt worden wäre',
    'Net sales, from up to eight of the same weekdays, the later ones counting more. Closed days are left out, an exceptional day counts as the edge of the usual, and all follow how the last four weeks went':
      'Nettoumsatz, aus bis zu acht gleichen Wochentagen, spätere zählen mehr. Geschlossene Tage bleiben außen vor, ein außergewöhnlicher zählt als Rand des Üblichen, und alle folgen dem Verlauf der letzten vier Wochen',
    'Four of five days of the last four weeks were not further below their forecast':
      'Vier von fünf Tagen der letzten vier Wochen lagen nicht weiter unter ihrer Prognose',
    'Four of five days of the last four weeks were not further above their forecast':
      'Vier von fünf Tagen der letzten vier Wochen lagen nicht weiter über ihrer Prognose',
    'Forecast in the same way': 'Auf dieselbe Weise vorhergesagt',
    'Net sales of the latest such weekday that is over': 'Nettoumsatz des letzten vergangenen Tages dieser Art',
    'Net sales 52 weeks before': 'Nettoumsatz 52 Wochen davor',
    'A weekday is forecast where three of them are known; one on which the last three were closed is taken for closed':
      'Ein Wochentag wird vorhergesagt, wenn drei davon bekannt sind; waren die letzten drei geschlossen, gilt er als geschlossen',
  },
};
