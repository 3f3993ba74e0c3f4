import alerts from './reports/alerts.ts';
import cash from './reports/cash.ts';
import comparisons from './reports/comparisons.ts';
import forecasts from './reports/forecasts.ts';
import labour from './reports/labour.ts';
import liability from './reports/liability.ts';
import mailed from './reports/mailed.ts';
import profit from './reports/profit.ts';
import tiles from './reports/tiles.ts';

/** Was die Berichte sagen. */
export default {
  ...alerts,
  ...cash,
  ...comparisons,
  ...labour,
  ...liability,
  ...forecasts,
  ...mailed,
  ...profit,
  ...tiles,
  'cash-summary': {
    Cash: 'Bargeld',
    'Cash that came in and went out, at the time it did, deposits and gift cards sold included':
      'Bargeld, das ein- und ausging, zum jeweiligen Zeitpunkt, einschließlich Anzahlungen und verkaufter Geschenkkarten',
    'Net cash': 'Bargeld netto',
    'Cash taken, with tips, less cash given back': 'Eingenommenes Bargeld mit Trinkgeld, abzüglich zurückgezahltes',
    'Cash taken, without tips': 'Eingenommenes Bargeld, ohne Trinkgeld',
    'Tips taken in cash': 'Trinkgeld in bar',
    'Cash given back, tips included': 'Zurückgezahltes Bargeld, einschließlich Trinkgeld',
  },
  'category-summary': {
    'Sales by category': 'Umsatz nach Kategorie',
  },
  'dashboard-hourly-sales': {
    'Sales by hour': 'Umsatz nach Stunde',
    'Each hour of the clock, over all the chosen days together, from the hour in which the business day begins':
      'Jede volle Stunde, über alle gewählten Tage zusammen, ab der Stunde, in der der Geschäftstag beginnt',
  },
  'dashboard-monthly-sales': {
    'Sales by month': 'Umsatz nach Monat',
    'Each month with those of its business days that are among the chosen ones; asked for a year, the months of that year':
      'Jeder Monat mit den gewählten Geschäftstagen darin; bei einem Jahr die Monate dieses Jahres',
    Month: 'Monat',
  },
  'dashboard-top-selling-products': {
    'Top sellers': 'Bestseller',
    'The products that brought in most': 'Die umsatzstärksten Produkte',
  },
  'dashboard-weekly-sales': {
    'Daily sales': 'Tagesumsatz',
    'Each business day of the chosen days; asked for a week, the days of that week':
      'Jeder Geschäftstag der gewählten Tage; bei einer Woche die Tage dieser Woche',
  },
  'dining-option-summary': {
    'Dining options': 'Umsatz nach Bestellart',
  },
  'discount-summary': {
    'Discounts by name': 'Rabatte nach Name',
    Given: 'Anzahl',
  },
  'drawer-payments': {
    'Money taken by payment method': 'Einnahmen nach Zahlungsart',
    'At the time it was taken or given back, with tips, deposits and gift cards sold':
      'Zum Zeitpunkt der Einnahme oder Rückzahlung, mit Trinkgeld, Anzahlungen und verkauften Geschenkkarten',
  },
  group: {
    Sales: 'Umsatz',
    'What sells': 'Was sich verkauft',
    'Cash and cards': 'Bargeld und Karten',
    'Labour and tips': 'Arbeit und Trinkgeld',
    'Stock and preparation': 'Bestand und Vorbereitung',
    'Alerts and mailed reports': 'Warnungen und Berichte per E-Mail',
    Reports: 'Berichte',
  },
  'ingredient-usage': {
    'Ingredient usage': 'Zutatenverbrauch',
    'What recipes say was used, and what is really gone': 'Was laut Rezepten verbraucht wurde und was wirklich fehlt',
    'Returned to vendor': 'An Lieferanten zurück',
    Ending: 'Ende',
    'Actual usage': 'Istverbrauch',
    'Theoretical usage': 'Sollverbrauch',
    'Variance %': 'Abweichung %',
    'Variance cost': 'Kosten der Abweichung',
    'In stock before the first day': 'Bestand vor dem ersten Tag',
    'Received from vendors and added by hand': 'Von Lieferanten erhalten und von Hand zugebucht',
    'In stock after the last day': 'Bestand nach dem letzten Tag',
    'Beginning + received − returned to vendor − ending: sales, waste, deductions and what counts found missing':
      'Anfang + erhalten − an Lieferanten zurück − Ende: Verkäufe, Verderb, Abgänge und was bei Zählungen fehlte',
    'What was sold needs by its recipes, less what came back to the shelf':
      'Was die Verkäufe laut Rezepten brauchen, abzüglich dessen, was zurück ins Regal kam',
    'Actual − theoretical: above zero more is gone than recipes explain': 'Ist − Soll: Über null fehlt mehr, als die Rezepte erklären',
    'Of the theoretical usage': 'Vom Sollverbrauch',
    'What waste, deductions and counts took away, at the cost of that time':
      'Was Verderb, Abgänge und Zählungen kosteten, zum damaligen Einkaufspreis',
  },
  'low-stock': {
    'In drafts': 'In Entwürfen',
    'What was sent to vendors and has not come yet': 'Was an Lieferanten gesandt wurde und noch nicht angekommen ist',
    'What stands on orders that were not sent yet': 'Was auf Bestellungen steht, die noch nicht gesandt wurden',
    'Up to the par level (without one, to the reorder point) with what is on order and in drafts, in whole packs':
      'Bis zum Sollbestand (ohne ihn bis zum Meldebestand) mit dem Bestellten und den Entwürfen, in ganzen Gebinden',
    'Low stock': 'Niedriger Bestand',
    'What is at or below its reorder point now, and what to order of it':
      'Was jetzt den Meldebestand erreicht oder unterschritten hat, und was davon zu bestellen ist',
    Ingredient: 'Zutat',
    'In stock': 'Auf Lager',
    'To order': 'Zu bestellen',
    Packs: 'Gebinde',
    'The first of the item’s vendors': 'Der erste Lieferant des Artikels',
    'Now, to the last movement': 'Jetzt, bis zur letzten Bewegung',
    'The packs at the vendor’s price; where it says none, at the item’s own cost':
      'Die Gebinde zum Preis des Lieferanten; ohne einen zum Einkaufspreis des Artikels',
  },
  'payment-summary': {
    'How what counts in these days was paid; together it is what was collected':
      'Wie bezahlt wurde, was in diesen Tagen zählt; zusammen sind es die Einnahmen',
    'Without tips, less what was given back': 'Ohne Trinkgeld, abzüglich Erstattungen',
  },
  'product-sales': {
    'Product sales by day': 'Produktverkäufe nach Tag',
    'What was sold of one product on each day; of everything, where none is chosen':
      'Was von einem Produkt an jedem Tag verkauft wurde; von allem, wenn keines gewählt ist',
  },
  'product-mix': {
    'Quantity × what one cost when it was sold; nothing where that was not known':
      'Menge × Einkaufspreis zur Zeit des Verkaufs; nichts, wo er nicht bekannt war',
    'Margin as part of the net sales of these items': 'Marge als Teil des Nettoumsatzes dieser Artikel',
    'Product mix': 'Produktmix',
    'What was sold, how much of it, and what it brought in': 'Was verkauft wurde, wie viel davon und welchen Umsatz es brachte',
    'Group by': 'Gruppieren nach',
    '% of quantity in category': '% der Menge in der Kategorie',
    '% of quantity in sub category': '% der Menge in der Unterkategorie',
    '% of net in category': '% vom Nettoumsatz der Kategorie',
    '% of net in sub category': '% vom Nettoumsatz der Unterkategorie',
    'Of the quantity of everything sold in the period': 'Von der Menge alles im Zeitraum Verkauften',
    'Of the quantity sold in its category': 'Von der in der Kategorie verkauften Menge',
    'Of the quantity sold in its sub category': 'Von der in der Unterkategorie verkauften Menge',
    'Of the net sales of everything sold in the period': 'Vom Nettoumsatz alles im Zeitraum Verkauften',
    'Of the net sales of its category': 'Vom Nettoumsatz der Kategorie',
    'Of the net sales of its sub category': 'Vom Nettoumsatz der Unterkategorie',
  },
  'quantity-sold': {
    'Quantity sold': 'Verkaufte Mengen',
    'How much of everything was sold, and its share of the whole': 'Wie viel wovon verkauft wurde und welcher Anteil am Ganzen das ist',
  },
  'recipe-costs': {
    'Price without tax': 'Preis ohne Steuer',
    'Without the taxes of the product that its price contains: what of it is earned':
      'Ohne die Steuern des Produkts, die sein Preis enthält: was davon bleibt',
    'Recipe margin': 'Marge nach Rezept',
    'Recipe margin %': 'Marge nach Rezept %',
    'Price without tax − recipe cost; the margin on the product is less its own cost, where it has one':
      'Preis ohne Steuer − Rezeptkosten; die Marge am Produkt rechnet mit dessen eigenen Kosten, wo es welche hat',
    'Recipe margin as part of the price without tax': 'Marge nach Rezept als Teil des Preises ohne Steuer',
    'Recipe cost as part of the price without tax': 'Rezeptkosten als Teil des Preises ohne Steuer',
    'Recipe costs': 'Rezeptkosten',
    'What each recipe costs now, and what it leaves of the price': 'Was jedes Rezept jetzt kostet, und was vom Preis bleibt',
    'Recipe cost': 'Rezeptkosten',
    'Own cost': 'Eigener Einkaufspreis',
    'Recipe cost %': 'Rezeptkosten %',
    'Without a cost': 'Ohne Einkaufspreis',
    'As it stands on the product': 'Wie er beim Produkt steht',
    'Each ingredient’s quantity, in its own unit, at its unit cost; nothing while one of them is missing':
      'Die Menge jeder Zutat in ihrer Einheit zu ihrem Einkaufspreis; nichts, solange einer fehlt',
    'The cost on the product itself: where there is one, sales are reckoned with it':
      'Der Einkaufspreis am Produkt selbst: Wo es einen gibt, wird mit ihm gerechnet',
    'Ingredients without a unit cost, or in a unit that does not convert into theirs':
      'Zutaten ohne Einkaufspreis oder in einer Einheit, die sich nicht in ihre umrechnen lässt',
  },
  'sales-summary': {
    Labour: 'Arbeit',
    'Labour %': 'Arbeit %',
    'Labour hours': 'Arbeitsstunden',
    'Net sales per labour hour': 'Nettoumsatz je Arbeitsstunde',
    'Hours without a wage': 'Stunden ohne Lohn',
    'Shifts that began on these business days × the wages that they were worked at, running ones up to now; of whole days, so nothing stands here where hours are chosen':
      'Schichten, die an diesen Geschäftstagen begannen, × der damals geltende Lohn, laufende bis jetzt; von ganzen Tagen: Sind Stunden gewählt, steht hier nichts',
    'Labour ÷ net sales': 'Arbeit ÷ Nettoumsatz',
    'Net sales ÷ hours worked': 'Nettoumsatz ÷ Arbeitsstunden',
    'They are not in labour until their shifts have a wage': 'Sie fehlen in der Arbeit, bis ihre Schichten einen Lohn haben',
    'Money that gift cards hold, less what was given back of it: owed until they are spent, and no part of total collected':
      'Geld, das Gutscheinkarten enthalten, abzüglich des Zurückgegebenen: geschuldet, bis sie eingelöst werden, und nicht in der Summe der Einnahmen',
    'Sales summary': 'Umsatzübersicht',
    'What was sold, given away, given back and collected': 'Was verkauft, nachgelassen, erstattet und eingenommen wurde',
    Deposits: 'Anzahlungen',
    'Money taken for orders that do not count yet, less what counted now and was taken before':
      'Einnahmen für Bestellungen, die noch nicht zählen, abzüglich dessen, was jetzt zählt und früher eingenommen wurde',
  },
  'tax-summary': {
    'What a tax return asks for: sales with and without each tax, and the tax':
      'Was eine Steuererklärung verlangt: Umsatz mit und ohne jede Steuer, und die Steuer',
    Rate: 'Satz',
    'As it stands on the tax now; empty where there is none of this name, or where establishments have different ones':
      'So wie er an der Steuer jetzt steht; leer, wo es keine solche gibt oder Betriebe verschiedene haben',
    'Effective rate': 'Effektiver Satz',
    'Taxable sales': 'Steuerpflichtiger Umsatz',
    'Sales without this tax': 'Umsatz ohne diese Steuer',
    'Tax ÷ taxable sales: what was charged. It is off the rate where the rate was changed, and by cents, since each line’s tax is rounded':
      'Steuer ÷ steuerpflichtiger Umsatz: was berechnet wurde. Vom Satz weicht es ab, wo er geändert wurde, und um Cents, weil die Steuer jeder Zeile gerundet wird',
    'Net sales and service charges that it was charged on, less what was given back':
      'Nettoumsatz und Servicegebühren, auf die sie berechnet wurde, abzüglich Erstattungen',
    'All other net sales and service charges, those with another tax among them':
      'Aller übrige Nettoumsatz mit Servicegebühren, auch der mit einer anderen Steuer',
    'Times charged': 'Anzahl',
  },
  'top-categories': {
    'Top categories': 'Top-Kategorien',
    'The categories that bring in most': 'Die umsatzstärksten Kategorien',
  },
  'top-items': {
    'Top items': 'Top-Artikel',
    'The items that bring in most': 'Die umsatzstärksten Artikel',
  },
  'top-modifiers': {
    'Top modifiers': 'Top-Produktoptionen',
    'The modifiers that bring in most': 'Die umsatzstärksten Produktoptionen',
    'What modifiers added to the prices of what was sold, less what was given back':
      'Was Produktoptionen zu den Preisen des Verkauften hinzufügten, abzüglich Erstattungen',
    'Gross sales − discounts': 'Bruttoumsatz − Rabatte',
  },
  'unmatched-gift-cards': {
    Card: 'Karte',
    Paid: 'Bezahlt',
    'Given back': 'Zurückgegeben',
    Sold: 'Verkauft',
    'The point of sale named no card': 'Die Kasse hat keine Karte genannt',
    'There is no such card': 'Es gibt keine solche Karte',
    'The card has another currency': 'Die Karte hat eine andere Währung',
    'Tips included; below zero: what a card should have got. A card that is added later with the number takes what was paid with it':
      'Mit Trinkgeld; unter null: was eine Karte hätte bekommen sollen. Eine Karte, die später mit der Nummer angelegt wird, übernimmt, was mit ihr bezahlt wurde',
    'Unmatched gift cards': 'Gutscheinkarten ohne Zuordnung',
    'Gift card payments and top-ups that could not be matched to any of your cards, and why':
      'Zahlungen mit Gutscheinkarten und Aufladungen, die keiner Ihrer Karten zugeordnet werden konnten, und warum',
  },
  'untracked-sales': {
    'Untracked sales': 'Verkäufe ohne Abgang',
    'What was sold without taking anything out of stock, and why: link it to a product, or give the product a recipe':
      'Was verkauft wurde, ohne vom Bestand abzugehen, und warum: Verknüpfen Sie es mit einem Produkt oder geben Sie dem Produkt ein Rezept',
    Why: 'Grund',
    'No product of this name': 'Kein Produkt mit diesem Namen',
    'Neither recipe nor tracked stock': 'Weder Rezept noch geführter Bestand',
    'No row of its recipe takes anything': 'Keine Rezeptzeile geht vom Bestand ab',
    'As products and recipes are now; what modifiers take is not looked at':
      'Nach den jetzigen Produkten und Rezepten; was Produktoptionen verbrauchen, zählt nicht',
  },
  'void-reasons': {
    'Voids by reason': 'Stornos nach Grund',
  },
  'void-servers': {
    'Voids by server': 'Stornos nach Servicekraft',
  },
  'void-summary': {
    Voids: 'Stornos',
  },
  'voided-orders': {
    'Every line that was voided, with who asked for it and who approved it':
      'Jede stornierte Position, und wer das Storno angefordert und freigegeben hat',
    Voided: 'Storniert',
    'Voided by': 'Storniert von',
  },
  'customer-favourites': {
    Favourites: 'Favoriten',
    'What a customer buys, most often first; what all known customers buy, where none is chosen':
      'Was ein Kunde kauft, das Häufigste zuerst; was alle bekannten Kunden kaufen, wenn keiner gewählt ist',
    'What was bought, voided lines left out; refunds do not lower it':
      'Was gekauft wurde, ohne stornierte Zeilen; Erstattungen mindern es nicht',
    'In how many orders it stood': 'In wie vielen Bestellungen es stand',
  },
  'vendor-price-changes': {
    'Vendor price changes': 'Preisänderungen der Lieferanten',
    'What vendors ask more or less for than before, and what that came to':
      'Wofür Lieferanten mehr oder weniger verlangen als zuvor, und was das ausmachte',
    'Price before': 'Preis zuvor',
    'Price now': 'Preis jetzt',
    'Change %': 'Änderung %',
    'Last change': 'Letzte Änderung',
    Changes: 'Änderungen',
    'Cost of the changes': 'Kosten der Änderungen',
    'Of one unit, at the last receipt before these days (a year back at most); without one, at the first in them':
      'Einer Einheit, beim letzten Wareneingang vor diesen Tagen (höchstens ein Jahr zurück); ohne einen beim ersten darin',
    'Of one unit, at the last receipt': 'Einer Einheit, beim letzten Wareneingang',
    'In these days; what went back to vendors is not part of it': 'In diesen Tagen; was an Lieferanten zurückging, gehört nicht dazu',
    'What was received × (its price − the price before), receipt by receipt':
      'Was ankam × (sein Preis − der Preis zuvor), Wareneingang für Wareneingang',
    'How often it was received at another price than the time before': 'Wie oft es zu einem anderen Preis ankam als beim Mal davor',
  },
};
