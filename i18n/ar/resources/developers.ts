import webhooks from './developers/webhooks.ts';

/** ما تقوله مجموعة المطوّرين. */
export default {
  group: { Developers: 'المطوّرون' },
  ...webhooks,
};
