/** A super-admin inside a client's business, to help there. */
export default {
  enter: 'Enter this business',
  enter_title: 'Enter %{name}',
  enter_lead:
    'You will see and can change everything in this business, as its owner can. That you enter, what you change and that you leave stands in its activity log under your name, marked as support.',
  reason: 'Why you enter',
  reason_help: 'The business can read this in its activity log',
  reason_missing: 'Say why you enter: the business can read it in its activity log',
  how_long: 'For how long, at most',
  minutes: '%{smart_count} minute |||| %{smart_count} minutes',
  region: 'Support access',
  helping: 'You are in the business of %{name}',
  left_minutes: '%{smart_count} min left |||| %{smart_count} min left',
  leave: 'Leave',
  has_left: 'You have left %{name}',
  time_up: 'Your time in %{name} is up: you are back in your own account. Enter again if you are not done.',
};
