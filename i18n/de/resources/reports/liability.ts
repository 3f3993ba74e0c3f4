/** Was die Berichte darüber sagen, was Gästen geschuldet wird. */
const ages = {
  'Up to 30 days': 'Bis 30 Tage',
  '31 to 90 days': '31 bis 90 Tage',
  '91 to 365 days': '91 bis 365 Tage',
  'Over a year': 'Über ein Jahr',
  Age: 'Alter',
};
const cardParts = {
  'Owed before': 'Zuvor geschuldet',
  'Sold and loaded': 'Verkauft und aufgeladen',
  'Sales taken back': 'Zurückgenommene Verkäufe',
  'Given back to cards': 'Auf Karten erstattet',
  Redeemed: 'Eingelöst',
  Adjustments: 'Korrekturen',
  'Owed now': 'Jetzt geschuldet',
};
const pointParts = {
  'Points before': 'Punkte zuvor',
  Earned: 'Gesammelt',
  'Taken back': 'Zurückgenommen',
  Redeemed: 'Eingelöst',
  'Given back': 'Zurückgegeben',
  Adjustments: 'Korrekturen',
  'Points now': 'Punkte jetzt',
};

export default {
  'gift-card-liability': {
    ...cardParts,
    'Balances below zero': 'Salden unter null',
    'Gift card liability': 'Verbindlichkeit aus Gutscheinkarten',
    'What you owe to the holders of gift cards at the end of the last day, and what moved it in these days':
      'Was Sie den Inhabern von Gutscheinkarten am Ende des letzten Tages schulden, und was es an diesen Tagen bewegt hat',
    'Cards with a balance': 'Karten mit Guthaben',
    'Cards in other currencies': 'Karten in anderen Währungen',
    'All cards of the business in this currency, whatever establishments and hours are chosen: a card is honoured by each of them':
      'Alle Karten des Unternehmens in dieser Währung, gleich welche Betriebe und Stunden gewählt sind: Jeder von ihnen nimmt eine Karte an',
    'On the day that the money came in, also where it was entered later':
      'An dem Tag, an dem das Geld einging, auch wenn es später erfasst wurde',
    'Paid with cards, tips included, less what was put right': 'Mit Karten bezahlt, Trinkgeld inbegriffen, abzüglich Berichtigtes',
    'By hand; below zero: taken from cards': 'Von Hand; unter null: von Karten abgezogen',
    'The sum of the balances that cards had at the end of the last day': 'Die Summe der Guthaben am Ende des letzten Tages',
    'Cards that paid more than they held: they lower what is owed':
      'Karten, mit denen mehr bezahlt wurde, als sie enthielten: Sie mindern, was geschuldet wird',
    'Cards with a balance today whose currency none of your establishments has; nothing above counts them':
      'Karten, die heute ein Guthaben in einer Währung haben, die keiner Ihrer Betriebe hat; oben zählen sie nicht',
  },
  'gift-card-ages': {
    ...ages,
    'Never loaded': 'Nie aufgeladen',
    'Gift card liability by age': 'Verbindlichkeit aus Gutscheinkarten nach Alter',
    'By the days from when money last came onto a card to the last of these days':
      'Nach den Tagen von der letzten Aufladung einer Karte bis zum letzten dieser Tage',
    Cards: 'Karten',
    '% of liability': '% der Verbindlichkeit',
  },
  'gift-card-balances': {
    ...ages,
    ...cardParts,
    'Never loaded': 'Nie aufgeladen',
    Card: 'Karte',
    'Every gift card that held something or moved in these days: what was on it before, what came onto it and was taken from it, and what you owe on it now':
      'Jede Gutscheinkarte, die an diesen Tagen Guthaben hatte oder bewegt wurde: was zuvor darauf war, was dazukam und abging, und was Sie jetzt darauf schulden',
    'Gift cards behind the liability': 'Gutscheinkarten hinter der Verbindlichkeit',
    'Last loaded': 'Zuletzt aufgeladen',
    'Last used': 'Zuletzt benutzt',
  },
  'loyalty-liability': {
    ...pointParts,
    'Points below zero': 'Punkte unter null',
    'Worth at most': 'Wert höchstens',
    'Loyalty liability': 'Verbindlichkeit aus Treuepunkten',
    'The points that members have at the end of the last day, what they may come to, and what moved them in these days':
      'Die Punkte der Mitglieder am Ende des letzten Tages, was sie wert sein können, und was sie an diesen Tagen bewegt hat',
    'As this reward': 'Als diese Prämie',
    'Members with points': 'Mitglieder mit Punkten',
    'All members of the business, whatever establishments and hours are chosen: points are honoured by each of them':
      'Alle Mitglieder des Unternehmens, gleich welche Betriebe und Stunden gewählt sind: Jeder von ihnen nimmt Punkte an',
    'On the day of the sale, also where it was entered later': 'Am Tag des Verkaufs, auch wenn er später erfasst wurde',
    'Of sales that were given back': 'Von Verkäufen, die erstattet wurden',
    'Points of rewards whose sale was given back': 'Punkte von Prämien, deren Verkauf erstattet wurde',
    'By hand; points of merged members only change their owner': 'Von Hand; Punkte zusammengeführter Mitglieder wechseln nur den Inhaber',
    'What members have above zero, spent in part on whichever of today’s rewards takes the most money off for a point; nothing is said where no reward takes off an amount':
      'Was Mitglieder über null haben, anteilig für die heutige Prämie ausgegeben, die für einen Punkt am meisten Geld abzieht; ohne eine Prämie, die einen Betrag abzieht, steht hier nichts',
  },
  'loyalty-ages': {
    ...ages,
    'Never earned': 'Nie gesammelt',
    'Worth at most': 'Wert höchstens',
    'Points by age': 'Punkte nach Alter',
    'By the days from when a member last earned points to the last of these days':
      'Nach den Tagen, seit ein Mitglied zuletzt Punkte gesammelt hat, bis zum letzten dieser Tage',
    Members: 'Mitglieder',
  },
  'loyalty-balances': {
    ...ages,
    ...pointParts,
    'Never earned': 'Nie gesammelt',
    Card: 'Karte',
    'Every member who had points or moved some in these days: the points before, what was earned and spent, and the points now':
      'Jedes Mitglied, das an diesen Tagen Punkte hatte oder bewegte: die Punkte zuvor, was gesammelt und eingelöst wurde, und die Punkte jetzt',
    'Members behind the points': 'Mitglieder hinter den Punkten',
    'Last earned': 'Zuletzt gesammelt',
  },
};
