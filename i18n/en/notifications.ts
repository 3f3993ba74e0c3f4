/** What people are told: the bell and its page. */
export default {
  title: 'Notifications',
  bell: 'Notifications: %{smart_count} is new |||| Notifications: %{smart_count} are new',
  bell_none: 'Notifications: nothing new',
  lead: 'What you were told in the last 90 days. Each leads to what it is about.',
  mark_all: 'Mark all as read',
  see_all: 'See all',
  close: 'Close',
  which: 'Which notifications',
  all: 'All',
  unread: 'Unread',
  new: 'New:',
  over: 'Settled',
  older: 'Show older ones',
  none: 'Nothing yet',
  all_read: 'You have read everything',
  will_come:
    'What your alert rules find will come here, and files and imports that are ready, what happens to your account, and where somebody mentions you.',
};
