/** Work that outlives a request. */
export default {
  given_up: 'This could not be finished: try again, or ask for less at once',
  no_mail: 'This host sends no mail: ask whoever runs it',
  not_sent: 'The mail server refused the e-mail',
  mail_given_up: 'The e-mail was given up: no mail server took it for most of a day',
  emails_again: '%{smart_count} e-mail is sent again |||| %{smart_count} e-mails are sent again',
  no_emails_again: 'No e-mail was given up in the last seven days',
  mails_to_address:
    'Your business has sent %{most} e-mails to this address within an hour: try again in %{smart_count} minute |||| Your business has sent %{most} e-mails to this address within an hour: try again in %{smart_count} minutes',
  mails_in_all:
    'Your business has sent %{most} e-mails within an hour: try again in %{smart_count} minute |||| Your business has sent %{most} e-mails within an hour: try again in %{smart_count} minutes',
} as const;
