/** Was die Definitionen des Standorts sagen. */
export default {
  'establishment-hardware': {
    Hardware: 'Hardware',
  },
  'establishment-stations': {
    Station: 'Kasse',
  },
  establishments: {
    Establishment: 'Betrieb',
    Title: 'Name',
    'Currency symbol': 'Währungssymbol',
    Timezone: 'Zeitzone',
    'Business day starts at': 'Geschäftstag beginnt um',
    'Sales before this time count to the day before': 'Verkäufe vor dieser Uhrzeit zählen zum Vortag',
    Mode: 'Modus',
    Live: 'Live',
    Test: 'Test',
    Behaviour: 'Betriebsart',
    'Last sale': 'Letzter Verkauf',
    'Setup progress': 'Fortschritt der Einrichtung',
    'Of address, tax, order type, product, employee and station, how many there are':
      'Wie viele davon vorhanden sind: Adresse, Steuer, Bestellart, Produkt, Mitarbeiter und Kasse',
    'Money and time': 'Geld und Zeit',
    Operation: 'Arbeitsweise',
  },
  group: {
    Venue: 'Standort',
  },
  'service-areas': {
    'Service area': 'Servicebereich',
    'Service areas': 'Servicebereiche',
    Primary: 'Hauptbereich',
    'The area that a till opens with: there is one at most': 'Der Bereich, mit dem eine Kasse öffnet: höchstens einer',
    'Prep Station Deleted Successfully': 'Servicebereich gelöscht',
  },
  tables: {
    Table: 'Tisch',
    'Service area': 'Servicebereich',
    'Prep Station Deleted Successfully': 'Tisch gelöscht',
  },
};
