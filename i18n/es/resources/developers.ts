import webhooks from './developers/webhooks.ts';

/** Lo que dice el grupo de desarrolladores. */
export default {
  group: { Developers: 'Desarrolladores' },
  ...webhooks,
};
