/** What is sent to other programs. */
export default {
  unknown_event: '%{event} is no event: choose from the list',
  nobody_behind: 'Nobody stands behind this webhook any more: save it, so that it goes by your rights',
  owner_may_not: 'Whoever set this webhook up may not any more: save it, so that it goes by your rights',
  gone: 'The receiver says that this address is gone (410): correct it, then set the webhook to active',
  failing:
    'Nothing was taken for %{smart_count} day: correct the receiver, then set the webhook to active |||| Nothing was taken for %{smart_count} days: correct the receiver, then set the webhook to active',
  no_secret: 'The signing secret cannot be read any more: make a new one',
  answered: 'It answered %{status}',
  redirects: 'It answered %{status}, a redirect: give the address that it leads to',
  not_visible: 'The record is gone, or whoever set the webhook up may not see it',
} as const;
