/** Bringing a business over from another system. */
export default {
  lead: 'Aus dem System, das Sie heute verwenden: Exportieren Sie dort Ihre Dateien und legen Sie alle hier ab. Nichts wird gespeichert, bevor Sie gesehen haben, was geschehen würde.',
  steps: { system: 'System', files: 'Dateien', check: 'Prüfen', done: 'Import' },
  which: 'Welches System verwenden Sie heute?',
  export_there: 'Was Sie aus %{system} exportieren',
  not_brought:
    'Bilder werden mit diesen Dateien nicht mitgebracht, auch keine Gutscheinkarten und Punkte der meisten Systeme: Sie exportieren keine vollständigen Nummern, oder keine Punkte.',
  recognised: 'Das ist eine Datei aus %{system} (%{file}). Sie ergibt %{what}.',
  recognised_alone: 'Dies ist eine Datei aus %{system} (%{file}), mit Beständen oder Guthaben zum Übernehmen.',
  bring_it: 'So übernehmen',
  from_import: 'Kommen Sie von einem anderen System?',
  drop_all: 'Alle Dateien hier ablegen',
  choose_files: 'Dateien auswählen',
  reading: 'Die Dateien werden gelesen…',
  files_help: 'CSV oder Excel (XLSX), so wie das andere System sie geschrieben hat: Ändern Sie sie vorher nicht.',
  remove: '%{name} herausnehmen',
  take_away: 'Herausnehmen',
  count: '%{count} %{name}',
  makes: 'Ergibt %{what}',
  not_allowed: 'Diese dürfen Sie nicht hinzufügen, sie bleiben weg: %{what}',
  unknown: 'Keine uns bekannte Datei eines anderen Systems. Importieren Sie sie einzeln, dort sagen Sie, was ihre Spalten sind.',
  check_all: 'Alle Dateien prüfen',
  more: 'Weitere Dateien übernehmen',
  sales: {
    where: 'Wohin frühere Verkäufe kommen',
    where_help:
      'Für jeden Ort, den die Dateien nennen, den Betrieb wählen. Frühere Verkäufe zählen nur in Berichten: Bestand, Karten, Punkte, Kassenladen und Warnungen bleiben unberührt.',
    nowhere:
      'Frühere Verkäufe lassen sich mit Ihren Rechten nirgendwohin mitbringen: nötig sind die Rechte zu importieren und Bestellungen zu senden.',
    no_name: 'Verkäufe ohne genannten Ort',
    leave_out: 'Diese weglassen',
    orders: '%{count} Bestellung |||| %{count} Bestellungen',
    has: 'Hat %{count} frühere Bestellung |||| Hat %{count} frühere Bestellungen',
    of: '%{name}: %{from} bis %{to}',
    see_summary: 'Zur Umsatzübersicht',
    month: 'Monat',
    all: 'Alle',
    days: 'Tage mit Verkäufen',
    gross_sales: 'Bruttoumsatz',
    discounts: 'Rabatte',
    refunds: 'Erstattungen',
    net_sales: 'Nettoumsatz',
    tax: 'Steuer',
    service_charges: 'Servicegebühren',
    tips: 'Trinkgelder',
    orders_sold: 'Bestellungen',
  },
  stock: {
    title: 'Warenbestand',
    help: 'Was das andere System als vorhanden angibt, eröffnet den Bestand dieser Produkte. Artikel, die sich hier schon bewegt haben, behalten ihren Bestand.',
    into: 'Wessen Bestand zu %{name} kommt',
    leave_out: 'Bestand weglassen',
    of_file: 'Alles in der Datei',
    none_comes: 'Es wird kein Bestand übernommen',
    items: '%{count} Artikel |||| %{count} Artikel',
    has: 'Nennt den Bestand von %{count} Artikel |||| Nennt den Bestand von %{count} Artikeln',
    not_allowed: 'Sie dürfen keine gezählten Bestände setzen, deshalb bleibt der Warenbestand weg.',
    no_value: 'Sie dürfen keine Kosten sehen: Die Prüfung zeigt vom Bestand Mengen, aber keinen Wert.',
  },
  gift_cards: {
    has: '%{count} Gutscheinkarte mit Guthaben |||| %{count} Gutscheinkarten mit Guthaben',
    not_allowed: 'Sie dürfen keine Gutscheinkarten anlegen und ihre Nummern sehen, deshalb bleiben sie weg.',
  },
  left_out: {
    card_codes:
      'Aus dieser Datei können keine Gutscheinkarten übernommen werden: Sie enthält nur die letzten vier Zeichen jedes Codes, und damit könnte niemand bezahlen. Bitten Sie Shopify um die vollständigen Codes, oder tauschen Sie jede Karte um, wenn ihr Gast kommt.',
  },
  points: {
    has: '%{count} Gast mit Punkten |||| %{count} Gäste mit Punkten',
    not_allowed: 'Sie dürfen keine Treuemitglieder anlegen, ihre Punkte anpassen und Kartennummern sehen, deshalb bleiben Punkte weg.',
  },
  balances: {
    loyalty: 'Treueprogramm',
    members: 'Mitglieder',
    points: 'Punkte',
    see_points: 'Ansehen, was in Punkten geschuldet wird',
    gift_cards: 'Gutscheinkarten',
    cards: 'Karten',
    on_cards: 'Guthaben',
    see_cards: 'Ansehen, was auf Karten geschuldet wird',
    stock: 'Warenbestand: %{name}',
    items: 'Artikel',
    pieces: 'Stück',
    weighed: 'Nach Gewicht verkauft',
    value: 'Wert zu Kosten',
    no_costs: 'Den Wert sehen Personen, die Kosten sehen dürfen.',
    without_cost: '%{count} Artikel hat keine Kosten und fehlt im Wert. |||| %{count} Artikel haben keine Kosten und fehlen im Wert.',
    see_stock: 'Inventar ansehen',
  },
  files: {
    square: {
      items: {
        name: 'Artikelbibliothek',
        where: 'Square-Dashboard: Items & services › Items › Actions › Export library',
        brings:
          'Kategorien, Steuern und ein Produkt für jede Variante, mit dem Warenbestand jedes Standorts. Die Optionen der Modifikatoren stehen nicht darin: Legen Sie diese hier an.',
      },
      customers: {
        name: 'Kunden',
        where: 'Square-Dashboard: Customers › Customer directory › Import / Export › Export customers',
        brings: 'Kunden mit Adresse, Geburtstag und Einwilligung',
      },
      item_sales: {
        name: 'Frühere Verkäufe',
        where: 'Square-Übersicht: Transaktionen, einen Zeitraum von bis zu einem Jahr wählen › Exportieren › Artikeldetails-CSV',
        brings:
          'Jeder Verkauf mit Zeilen, Rabatten, Steuer und Erstattungen, damit Berichte sich mit dem Vorjahr vergleichen lassen. Trinkgelder und Barzahlungen stehen in keiner Zeile.',
      },
    },
    shopify: {
      products: {
        name: 'Produkte',
        where: 'Shopify-Adminbereich: Products › Export › All products, plain CSV file',
        brings: 'Produkttypen als Kategorien und ein Produkt für jede Variante, mit dem Warenbestand von Läden mit einem Standort',
      },
      inventory: {
        name: 'Inventar',
        where: 'Shopify-Adminbereich: Produkte › Inventar › Exportieren, alle Mengenarten',
        brings: 'Der Warenbestand jedes Standorts: für Läden mit mehreren',
      },
      customers: {
        name: 'Kunden',
        where: 'Shopify-Adminbereich: Customers › Export › All customers, plain CSV file',
        brings: 'Kunden mit Adresse, Schlagwörtern, Notizen und Einwilligung',
      },
      orders: {
        name: 'Frühere Bestellungen',
        where: 'Shopify-Admin: Bestellungen › Exportieren › Bestellungen nach Datum, einfache CSV-Datei',
        brings:
          'Jede bezahlte Bestellung, damit Berichte sich mit dem Vorjahr vergleichen lassen. Erstattetes zählt am Tag des Verkaufs: einen anderen nennt die Datei nicht.',
      },
      gift_cards: {
        name: 'Gutscheinkarten',
        where: 'Shopify-Adminbereich: Produkte › Gutscheine › Exportieren',
        brings: 'Können nicht übernommen werden: Die Datei enthält nur die letzten vier Zeichen jedes Codes',
      },
    },
    toast: {
      item_selections: {
        name: 'Verkaufte Artikel',
        where: 'Toast Web: Reports › Data exports, Datei ItemSelectionDetails.csv einiger Wochen',
        brings:
          'Menügruppen als Kategorien, jeder verkaufte Artikel zum Preis seines letzten Verkaufs, und frühere Verkäufe, damit Berichte sich mit dem Vorjahr vergleichen lassen. Trinkgelder und Zahlungen stehen in anderen Dateien.',
      },
      modifier_selections: {
        name: 'Verkaufte Optionen',
        where: 'Toast Web: Reports › Data exports, Datei ModifiersSelectionDetails.csv',
        brings: 'Optionsgruppen als Modifikatoren mit den verkauften Optionen',
      },
      time_entries: {
        name: 'Arbeitszeiten',
        where: 'Toast Web: Reports › Data exports, Datei TimeEntries.csv',
        brings: 'Mitarbeiter mit ihrem Lohn',
      },
      checks: {
        name: 'Rechnungen',
        where: 'Toast Web: Reports › Data exports, Datei CheckDetails.csv',
        brings: 'Gäste, die auf Rechnungen genannt sind',
      },
    },
    lightspeed: {
      products: {
        name: 'Produkte',
        where: 'In Retail (X-Series): Catalog › Products › Export list',
        brings: 'Kategorien, Steuern und ein Produkt für jede Variante, mit dem Warenbestand jedes Standorts',
      },
    },
    clover: {
      inventory: {
        name: 'Bestand',
        where: 'Clover-Dashboard: Inventory › Items › Export',
        brings: 'Steuern, Modifikatoren, Kategorien und Artikel, mit ihrem Warenbestand',
      },
    },
    woocommerce: {
      products: {
        name: 'Produkte',
        where: 'WordPress: Products › All products › Export, alle Spalten',
        brings: 'Kategorien und ein Produkt für jede Variante, mit ihrem Warenbestand',
      },
    },
    odoo: {
      products: {
        name: 'Produkte',
        where:
          'Sales › Products, Listenansicht, alle auswählen, Action › Export: Name, Internal Reference, Barcode, Sales Price, Cost, Product Category, Customer Taxes, Quantity On Hand',
        brings: 'Kategorien, Steuern und Produkte, mit ihrem Warenbestand',
      },
      contacts: {
        name: 'Kontakte',
        where: 'Contacts, Listenansicht, alle auswählen, Action › Export: Name, Is a Company, Email, Phone, Street, Zip, City, Country',
        brings: 'Kunden mit ihren Adressen',
      },
      cards: {
        name: 'Gutschein- und Treuekarten',
        where:
          'Verkauf › Produkte › Geschenkkarten & eWallet (oder Rabatt & Treue), ein Programm, seine Karten, alle auswählen, Aktion › Exportieren: Code, Points, Program, Program Type, Partner, Partner/Email, Partner/Phone, Expiration Date, Currency',
        brings: 'Das Guthaben auf Geschenkkarten und Wallets, und die Punkte der Treuekarten',
      },
    },
  },
};
