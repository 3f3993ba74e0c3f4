import webhooks from './developers/webhooks.ts';

/** Was die Gruppe der Entwickler sagt. */
export default {
  group: { Developers: 'Entwickler' },
  ...webhooks,
};
