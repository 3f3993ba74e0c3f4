/** Was gesendete E-Mails sagen. */
export default {
  'sent-emails': {
    Comment: 'Kommentar',
    'Test of the look': 'Test des Aussehens',
    'Sent e-mail': 'Gesendete E-Mail',
    'Sent e-mails': 'Gesendete E-Mails',
    'What was mailed from here in the last 90 days: orders to vendors, receipts, mailed reports, alerts, and that somebody was written to about their account':
      'Was in den letzten 90 Tagen von hier per E-Mail hinausging: Lieferantenbestellungen, Belege, E-Mail-Berichte, Warnungen, und dass jemandem zum eigenen Konto geschrieben wurde',
    To: 'An',
    Subject: 'Betreff',
    Kind: 'Art',
    'Purchase order': 'Lieferantenbestellung',
    Receipt: 'Beleg',
    'Mailed report': 'E-Mail-Bericht',
    Alerts: 'Warnungen',
    Webhook: 'Webhook',
    Account: 'Konto',
    About: 'Bezug',
    'What the e-mail is about, as long as it is there': 'Worum es in der E-Mail geht, solange es das gibt',
    'None: it concerns the whole business, or several establishments':
      'Ohne Angabe: Sie betrifft das ganze Unternehmen oder mehrere Betriebe',
    Waiting: 'Wartet',
    Sent: 'Gesendet',
    'Came back': 'Zurückgekommen',
    Refused: 'Abgelehnt',
    'Given up': 'Aufgegeben',
    'Not sent': 'Nicht gesendet',
    'Handed over': 'Übergeben',
    'Sent: the mail server took it. Came back: it could not be delivered after all, which is known only where this host is told of it. Of e-mails about accounts no more is told than that one was handed over':
      'Gesendet: Der Mailserver hat sie angenommen. Zurückgekommen: Sie konnte doch nicht zugestellt werden; das ist nur bekannt, wo dieser Host davon erfährt. Von E-Mails zu Konten steht hier nur, dass eine übergeben wurde',
    Problem: 'Problem',
    'Answer of the mail server': 'Antwort des Mailservers',
    Tries: 'Versuche',
    'Sent at': 'Gesendet am',
    'Next try': 'Nächster Versuch',
    'Caused by': 'Veranlasst von',
    'Made for': 'Erstellt für',
    'The time for which a mailed report was due: its days count from there':
      'Der Zeitpunkt, zu dem ein E-Mail-Bericht fällig war: Von da an zählen seine Tage',
    'Words that went with it': 'Mitgesandte Nachricht',
    'Not arrived': 'Nicht angekommen',
    'E-mail': 'E-Mail',
    Sending: 'Versand',
    'Send again': 'Erneut senden',
    'It holds what only its reader may know: invite the person again, or let them ask for a new code':
      'Darin steht, was nur die Person selbst wissen darf: Laden Sie sie erneut ein, oder lassen Sie sie einen neuen Code anfordern',
    'It goes to the same address once more, made anew of what it is about as that is now.':
      'Sie geht noch einmal an dieselbe Adresse, neu erstellt aus dem, worum es geht, so wie es jetzt ist.',
    'It is on its way: this is its own line': 'Sie ist unterwegs: Das hier ist ihr eigener Eintrag',
  },
};
