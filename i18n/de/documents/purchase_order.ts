/** Was die Dokumente einer Lieferantenbestellung neben den Bezeichnungen der Definitionen sagen. */
export default {
  date: 'Datum',
  deliver_to: 'Lieferung an',
  contact: 'Ansprechperson',
  phone: 'Telefon',
  email: 'E-Mail',
  tax_number: 'Steuernummer',
  subtotal: 'Zwischensumme',
  labels: 'Etiketten',
};
