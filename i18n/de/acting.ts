/** Ein Super-Admin im Unternehmen eines Kunden, um dort zu helfen. */
export default {
  enter: 'Dieses Unternehmen öffnen',
  enter_title: '%{name} öffnen',
  enter_lead:
    'Sie sehen und ändern in diesem Unternehmen alles, was auch der Inhaber sehen und ändern kann. Ihr Zugriff, Ihre Änderungen und Ihr Verlassen stehen unter Ihrem Namen in seinem Aktivitätsprotokoll, als Support gekennzeichnet.',
  reason: 'Grund für den Zugriff',
  reason_help: 'Das Unternehmen kann ihn in seinem Aktivitätsprotokoll lesen',
  reason_missing: 'Geben Sie den Grund an: Das Unternehmen kann ihn in seinem Aktivitätsprotokoll lesen',
  how_long: 'Dauer, höchstens',
  minutes: '%{smart_count} Minute |||| %{smart_count} Minuten',
  region: 'Support-Zugriff',
  helping: 'Sie sind im Unternehmen %{name}',
  left_minutes: 'noch %{smart_count} Min. |||| noch %{smart_count} Min.',
  leave: 'Verlassen',
  has_left: 'Sie haben %{name} verlassen',
  time_up:
    'Ihre Zeit in %{name} ist abgelaufen: Sie sind wieder in Ihrem eigenen Konto. Öffnen Sie das Unternehmen erneut, wenn Sie noch nicht fertig sind.',
};
