/** Work that outlives a request. */
export default {
  given_up: 'This could not be finished: try again, or ask for less at once',
  no_mail: 'This host sends no mail: ask whoever runs it',
  not_sent: 'The e-mail could not be sent',
  mails_to_address:
    'Your business has sent %{most} e-mails to this address within an hour: try again in %{smart_count} minute |||| Your business has sent %{most} e-mails to this address within an hour: try again in %{smart_count} minutes',
  mails_in_all:
    'Your business has sent %{most} e-mails within an hour: try again in %{smart_count} minute |||| Your business has sent %{most} e-mails within an hour: try again in %{smart_count} minutes',
} as const;
