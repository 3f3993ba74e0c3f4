/** Was E-Mails sagen. */
export default {
  foot: 'Gesendet von Countinghouse, dem Backoffice von %{business}. Antworten an diese Adresse liest niemand.',
  foot_with_answers: 'Gesendet von Countinghouse, dem Backoffice von %{business}. Antworten gehen an %{address}.',
  test_subject: 'Probe: %{subject}',
  greeting: 'Guten Tag %{name}!',
  reset_code: {
    subject: 'Ihr Code für ein neues Passwort',
    preview: 'Gültig für %{minutes} Minuten und eine Verwendung.',
    lead: 'Jemand hat ein neues Passwort für Ihr Konto bei %{business} angefordert. Geben Sie diesen Code dort ein, wo danach gefragt wurde:',
    code: 'Ihr Code',
    validity: 'Der Code gilt %{minutes} Minuten und für eine Verwendung. Ein späterer ersetzt ihn.',
    not_you:
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ohne den Code bleibt Ihr Passwort, wie es ist. Nennen Sie den Code niemandem; wir fragen nicht danach.',
  },
  invitation: {
    subject: 'Ihr Konto bei %{business}',
    preview: 'Wählen Sie Ihr Passwort innerhalb von %{hours} Stunden.',
    lead: 'Bei %{business} wurde unter dieser E-Mail-Adresse ein Konto für Sie angelegt. Öffnen Sie das Dashboard, wählen Sie „Passwort vergessen?“, dann „Ich habe einen Code“, und geben Sie diesen ein, um Ihr Passwort zu wählen:',
    validity: 'Der Code gilt %{hours} Stunden und für eine Verwendung. Danach fordern Sie unter „Passwort vergessen?“ einen neuen an.',
    not_you:
      'Wenn Sie dieses Unternehmen nicht kennen, brauchen Sie nichts zu tun: Ohne den Code kann sich niemand anmelden. Nennen Sie ihn niemandem.',
  },
  address_awaited: {
    subject: '%{business} möchte Sie hinzufügen',
    preview: 'Mit Ihrer E-Mail-Adresse wird bereits anderswo angemeldet.',
    lead: '%{business} möchte Ihnen unter dieser E-Mail-Adresse ein Konto geben. Mit der Adresse wird hier bereits bei einem anderen Konto angemeldet, und eine Adresse gehört zu einem Konto: Für Sie hat sich also nichts geändert, und %{business} hat von Ihrem Konto nichts erfahren.',
    way: 'Wenn Sie auch für %{business} arbeiten, nennen Sie dort eine andere E-Mail-Adresse von sich.',
    not_you: 'Wenn Sie dieses Unternehmen nicht kennen, brauchen Sie nichts zu tun: Es kann Ihr Konto weder sehen noch ändern.',
  },
  receipt: {
    subject: 'Ihr Beleg von %{business}',
    preview: 'Bestellung %{order_number}: %{total}',
    not_you:
      'Dieser Beleg wurde gesendet, weil jemand diese Adresse dafür angegeben hat. Wenn die Bestellung nicht von Ihnen ist, brauchen Sie nichts zu tun: Sie erhalten dazu keine weitere E-Mail.',
  },
  report: {
    establishments: '%{count} Betriebe',
    open: 'Bericht öffnen',
    lead: '%{report}: die Zahlen in Kürze. Vollständig stehen sie in der Datei %{file}.',
    why: 'Sie erhalten diesen Bericht, weil diese Adresse unter seinen Empfängern steht. Wenn Sie ihn nicht mehr wünschen, wenden Sie sich an die Person, die die Berichte per E-Mail in diesem Unternehmen betreut.',
  },
  alert: {
    several: '%{smart_count} neue Warnung |||| %{smart_count} neue Warnungen',
    lead: 'Im Betrieb %{establishment} wurde eine Grenze Ihrer Warnregeln überschritten:',
    more: 'Und %{smart_count} weitere |||| Und %{smart_count} weitere',
    open: 'Im Dashboard öffnen',
    why: 'Sie erhalten diese E-Mail, weil Sie in Warnregeln dieses Betriebs stehen. Um sie abzubestellen, wenden Sie sich an die Person, die diese pflegt.',
  },
  comment: {
    sample: 'Zwei Säcke Mehl kamen zerrissen an.',
    subject: '%{author} hat Sie erwähnt: %{record}',
    lead: '%{author} schreibt zu %{record}:',
    open: 'Kommentar öffnen',
    why: 'Sie bekommen diese E-Mail, weil ein Kommentar Sie erwähnt. Alle, die den Datensatz sehen dürfen, lesen ihn.',
  },
  webhook: {
    subject: 'Der Webhook „%{webhook}“ wurde abgeschaltet',
    lead: 'Der Webhook „%{webhook}“ wurde abgeschaltet. Was von nun an geschieht, erfährt sein Empfänger nicht.',
    open: 'Webhook öffnen',
    why: 'Sie erhalten diese E-Mail, weil Sie diesen Webhook eingerichtet haben oder in diesem Unternehmen alles dürfen.',
  },
  purchase_order: {
    subject: '%{name} von %{business}',
    ordered: 'Unsere Bestellung finden Sie in der angehängten Datei %{file}.',
    returned: 'Wir senden Ihnen Ware zurück; welche, steht in der angehängten Datei %{file}.',
    why: 'Sie erhalten diese E-Mail, weil %{business} diese Adresse für Bestellungen an Sie hat.',
  },
};
