import webhooks from './developers/webhooks.ts';

/** Was die Definitionen für Programme sagen. */
export default {
  'api-keys': {
    'API key': 'API-Schlüssel',
    'API keys': 'API-Schlüssel',
    'Each lets one program do by itself what you allow it, until you take it back':
      'Mit jedem tut ein Programm von selbst, was Sie ihm erlauben, bis Sie es zurücknehmen',
    'The program that uses it: one key for each': 'Das Programm, das ihn benutzt: für jedes ein eigener Schlüssel',
    'All establishments': 'Alle Betriebe',
    'Also those that are added later': 'Auch solche, die später dazukommen',
    'Valid until': 'Gültig bis',
    'Empty: until it is deleted or made inactive': 'Leer: bis er gelöscht oder inaktiv wird',
    'What the program may do. Nothing here lets it give rights to people or make keys':
      'Was das Programm darf. Nichts hier lässt es Menschen Rechte geben oder Schlüssel anlegen',
    Token: 'Token',
    'Key ends with': 'Schlüssel endet auf',
    'The key itself is shown once, when it is made': 'Der Schlüssel selbst wird einmal gezeigt, wenn er angelegt wird',
    'Last used': 'Zuletzt benutzt',
    'Last used from': 'Zuletzt benutzt von',
    'New key': 'Neuer Schlüssel',
    'The present key stops working at once: the program must be given the new one.':
      'Der bisherige Schlüssel gilt sofort nicht mehr: Das Programm muss den neuen bekommen.',
    'There is a new key: it is shown this once': 'Es gibt einen neuen Schlüssel: Er wird nur dieses eine Mal gezeigt',
  },
  group: {
    Developers: 'Entwickler',
  },
  ...webhooks,
};
