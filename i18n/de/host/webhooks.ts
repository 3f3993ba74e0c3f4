/** Was anderen Programmen gesendet wird. */
export default {
  unknown_event: '%{event} ist kein Ereignis: Wählen Sie aus der Liste',
  nobody_behind: 'Hinter diesem Webhook steht niemand mehr: Speichern Sie ihn, dann gilt er mit Ihren Rechten',
  owner_may_not: 'Wer diesen Webhook eingerichtet hat, darf es nicht mehr: Speichern Sie ihn, dann gilt er mit Ihren Rechten',
  gone: 'Der Empfänger sagt, dass es diese Adresse nicht mehr gibt (410): Berichtigen Sie sie, und setzen Sie den Webhook dann auf aktiv',
  failing:
    'Seit %{smart_count} Tag wurde nichts angenommen: Berichtigen Sie den Empfänger, und setzen Sie den Webhook dann auf aktiv |||| Seit %{smart_count} Tagen wurde nichts angenommen: Berichtigen Sie den Empfänger, und setzen Sie den Webhook dann auf aktiv',
  no_secret: 'Das Signaturgeheimnis ist nicht mehr lesbar: Erzeugen Sie ein neues',
  answered: 'Die Antwort war %{status}',
  redirects: 'Die Antwort war %{status}, eine Weiterleitung: Geben Sie die Adresse an, zu der sie führt',
  not_visible: 'Den Datensatz gibt es nicht mehr, oder wer den Webhook eingerichtet hat, darf ihn nicht sehen',
};
