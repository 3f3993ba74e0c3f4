/** Work that outlives a request. */
export default {
  given_up: 'Das konnte nicht abgeschlossen werden: Versuchen Sie es erneut, oder fordern Sie weniger auf einmal an',
  no_mail: 'Dieser Server versendet keine E-Mails: Fragen Sie, wer ihn betreibt',
  not_sent: 'Der Mailserver hat die E-Mail abgelehnt',
  mail_given_up: 'Die E-Mail wurde aufgegeben: Kein Mailserver hat sie fast einen Tag lang angenommen',
  emails_again: '%{smart_count} E-Mail wird erneut gesendet |||| %{smart_count} E-Mails werden erneut gesendet',
  no_emails_again: 'In den letzten sieben Tagen wurde keine E-Mail aufgegeben',
  mails_to_address:
    'Ihr Unternehmen hat innerhalb einer Stunde %{most} E-Mails an diese Adresse gesendet: Versuchen Sie es in %{smart_count} Minute erneut |||| Ihr Unternehmen hat innerhalb einer Stunde %{most} E-Mails an diese Adresse gesendet: Versuchen Sie es in %{smart_count} Minuten erneut',
  mails_in_all:
    'Ihr Unternehmen hat innerhalb einer Stunde %{most} E-Mails gesendet: Versuchen Sie es in %{smart_count} Minute erneut |||| Ihr Unternehmen hat innerhalb einer Stunde %{most} E-Mails gesendet: Versuchen Sie es in %{smart_count} Minuten erneut',
};
