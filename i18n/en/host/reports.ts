/** Questions to reports, and reports that are mailed at their times. */
export default {
  last_before_first: 'Choose a last day that is not before the first',
  compare_with: 'Say %{names}, or give date_from and a date_to that is not before it',
  one_business: 'Choose establishments of one business',
  file_not_kept: 'The file for %{email} was no longer kept: use “Send now”',
  mail_waits: 'The mail for %{email} could not be handed over yet; it is tried again for most of a day',
  mail_failed: 'The mail for %{email} was refused or could not be handed over: check the address, then use “Send now”',
  nobody_behind: 'Nobody of the business stands behind it any more: open it and save it again',
  report_gone: 'There is no such report any more: choose another one',
  part_gone: '“%{part}” is no longer asked of this report: take it out of its filters and choices and save',
  part_cannot_be: '“%{part}” cannot be “%{value}” any more: take it out of its filters and choices and save',
  no_question: 'Say the filters and choices as parts with a text each',
  owner_may_not_see: 'Whoever saved it last may not see this report there: somebody who may has to open it and save it',
  broke: 'Something went wrong while it was made; it is tried again. If this stays, use “Send now”',
} as const;
