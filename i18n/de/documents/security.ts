/** Was die E-Mails zur Sicherheit sagen. */
export default {
  events: {
    password_changed: { subject: 'Ihr Passwort wurde geändert', lead: 'Das Passwort Ihres Kontos wurde am %{when} geändert.' },
    email_changed: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      lead: 'Die E-Mail-Adresse, mit der Sie sich anmelden, wurde am %{when} geändert.',
    },
    two_factor_on: {
      subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
      lead: 'Für Ihr Konto wurde am %{when} die Anmeldung in zwei Schritten eingeschaltet.',
    },
    two_factor_off: {
      subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
      lead: 'Für Ihr Konto wurde am %{when} die Anmeldung in zwei Schritten ausgeschaltet.',
    },
    two_factor_reset: {
      subject: 'Ihre Anmeldung in zwei Schritten wurde zurückgesetzt',
      lead: 'Die Anmeldung in zwei Schritten Ihres Kontos wurde am %{when} aufgehoben.',
    },
    recovery_codes_made: {
      subject: 'Sie haben neue Wiederherstellungscodes',
      lead: 'Für Ihr Konto wurden am %{when} neue Wiederherstellungscodes erstellt.',
    },
    recovery_code_used: {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      lead: 'Am %{when} hat sich jemand mit Ihrem Passwort und einem Wiederherstellungscode bei Ihrem Konto angemeldet.',
    },
    new_sign_in: {
      subject: 'Eine Anmeldung von einem neuen Ort',
      lead: 'Am %{when} hat sich jemand bei Ihrem Konto von einer Adresse oder einem Gerät aus angemeldet, das in den letzten 90 Tagen nicht verwendet wurde.',
    },
    full_access_given: {
      subject: 'Sie haben vollen Zugriff',
      lead: 'Ihr Konto hat am %{when} vollen Zugriff erhalten: Sie dürfen in Ihrem Unternehmen alles tun.',
    },
  },
  remarks: {
    password_changed: 'Wer anderswo mit dem alten Passwort angemeldet war, wurde abgemeldet.',
    email_changed: 'Diese E-Mail geht an die frühere und an die neue Adresse. Ab jetzt melden Sie sich mit der neuen an.',
    two_factor_on:
      'Ab jetzt melden Sie sich mit Ihrem Passwort und einem Code Ihrer Authenticator-App an. Bewahren Sie die Wiederherstellungscodes so auf, dass Sie sie ohne Ihr Telefon finden.',
    two_factor_off: 'Ab jetzt öffnet Ihr Passwort allein Ihr Konto.',
    two_factor_reset: 'Ihr Passwort allein öffnet Ihr Konto, bis Sie unter „Anmeldung in zwei Schritten“ alles neu einrichten.',
    recovery_codes_made: 'Die bisherigen öffnen nichts mehr.',
  },
  not_you: {
    act_now:
      'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort unter „Passwort ändern“, beenden Sie unter „Sitzungen“ die Sitzungen, die Sie nicht kennen, und informieren Sie die Person, die die Konten Ihres Unternehmens verwaltet.',
    ask_anew:
      'Wenn Sie das nicht waren, fordern Sie sofort unter „Passwort vergessen?“ ein neues Passwort an und informieren Sie die Person, die die Konten Ihres Unternehmens verwaltet.',
    tell: 'Wenn Sie das nicht erwartet haben, informieren Sie sofort die Person, die die Konten Ihres Unternehmens verwaltet.',
  },
  preview: 'Wenn Sie das nicht waren, handeln Sie jetzt.',
  from: 'Von der Adresse',
  device: 'Gerät',
  unknown_device: 'unbekannt',
  by: 'Durch',
  left: 'Ein Wiederherstellungscode ist übrig: Erstellen Sie neue. |||| %{smart_count} Wiederherstellungscodes sind übrig.',
};
