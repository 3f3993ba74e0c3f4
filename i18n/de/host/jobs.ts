/** Work that outlives a request. */
export default {
  given_up: 'Das konnte nicht abgeschlossen werden: Versuchen Sie es erneut, oder fordern Sie weniger auf einmal an',
  no_mail: 'Dieser Server versendet keine E-Mails: Fragen Sie, wer ihn betreibt',
  not_sent: 'Die E-Mail konnte nicht gesendet werden',
  mails_to_address:
    'Ihr Unternehmen hat innerhalb einer Stunde %{most} E-Mails an diese Adresse gesendet: Versuchen Sie es in %{smart_count} Minute erneut |||| Ihr Unternehmen hat innerhalb einer Stunde %{most} E-Mails an diese Adresse gesendet: Versuchen Sie es in %{smart_count} Minuten erneut',
  mails_in_all:
    'Ihr Unternehmen hat innerhalb einer Stunde %{most} E-Mails gesendet: Versuchen Sie es in %{smart_count} Minute erneut |||| Ihr Unternehmen hat innerhalb einer Stunde %{most} E-Mails gesendet: Versuchen Sie es in %{smart_count} Minuten erneut',
};
