/** Was die Berichte über Arbeit sagen. */
export default {
  'time-entry-hours': {
    'Hours worked': 'Arbeitsstunden',
    'Hours by employee, from their time entries; a running shift counts up to now':
      'Stunden je Mitarbeiter aus den Zeiteinträgen; eine laufende Schicht zählt bis jetzt',
    'Still at work': 'Noch bei der Arbeit',
    'No time out': 'Ohne Ende',
    'Shifts that began more than a day ago and have no time out: they count no hours until they have':
      'Schichten, die vor mehr als einem Tag begannen und kein Ende haben: Sie zählen keine Stunden, bis sie eines haben',
    'Job title': 'Funktion',
    Days: 'Tage',
    Shifts: 'Schichten',
    'Break hours': 'Pausenstunden',
    Wages: 'Löhne',
    'Time at work less breaks': 'Arbeitszeit abzüglich Pausen',
    'Hours without a wage': 'Stunden ohne Lohn',
    'Hours × the wage that each shift was worked at': 'Stunden × der Lohn, der für die jeweilige Schicht galt',
    'They are not in the wages until their shifts have one': 'Sie fehlen in den Löhnen, bis ihre Schichten einen Lohn haben',
  },
};
