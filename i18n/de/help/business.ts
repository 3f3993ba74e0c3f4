/** So geht es: Warnungen, Dateien hinein und hinaus, andere Programme. */
export default {
  alert: {
    title: 'Erfahren, wenn etwas aus dem Rahmen fällt',
    one: 'Öffnen Sie {page:/alert-rules} und drücken Sie {new:alert-rules}.',
    two: 'Wählen Sie, was beobachtet wird und ab welcher Grenze.',
    three:
      'Wählen Sie {field:alert-rules.people}: Sie bekommen eine Mitteilung und eine E-Mail, und sehen es nur, soweit ihre Rechte reichen.',
    four: 'Was gemeldet wurde, steht in {page:/alerts}. Drücken Sie {verb:alerts.see}, sobald Sie davon wissen; was nicht mehr gilt, erledigt sich von selbst.',
    note: 'Die Glocke in der Kopfzeile und {page:/notifications} melden Warnungen und beendete Arbeiten.',
  },
  bring_business: {
    title: 'Ein Unternehmen aus einem anderen System herüberholen',
    one: 'Öffnen Sie {page:/bulk-operations/bring} und wählen Sie das System, das Sie heute benutzen: Es steht da, was dort zu exportieren ist.',
    two: 'Legen Sie alle Dateien auf einmal ab, so wie jenes System sie geschrieben hat.',
    three: 'Drücken Sie {say:bring.check_all}. Nichts wird gespeichert, bevor Sie gesehen haben, was geschehen würde.',
    four: 'Importieren Sie sie. Frühere Verkäufe zählen nur in Berichten: Sie berühren keinen Bestand, keine Karte und keine Lade.',
    note: 'Alles lässt sich unter {page:/bulk-operations} wieder zurücknehmen: {say:bulk.undo}.',
  },
  import_file: {
    title: 'Eine Datei importieren',
    one: 'Öffnen Sie {page:/bulk-operations/import}, wählen Sie, was Sie importieren, und legen Sie eine CSV- oder Excel-Datei ab. {say:bulk.template} gibt Ihnen eine zum Ausfüllen.',
    two: 'Sagen Sie, welches Feld jede Spalte wird.',
    three: 'Drücken Sie {say:bulk.check}: Zeilen, die abgelehnt würden, lassen sich gleich dort berichtigen.',
    four: 'Importieren Sie. Je nach Ihrer Wahl wird nur Neues angelegt oder auch Vorhandenes geändert.',
    note: '{say:bulk.undo} in {page:/bulk-operations} nimmt einen Import zurück.',
  },
  whole_business: {
    title: 'Alles mitnehmen',
    one: 'Öffnen Sie {page:/whole-business} und drücken Sie {say:whole.export}.',
    two: 'Sie können weiterarbeiten; die Datei enthält alles, wie es in einem Augenblick war.',
    three:
      'Drücken Sie {say:whole.download}, sobald sie fertig ist. Bewahren Sie sie sicher auf: Sie enthält persönliche Daten, aber keine Passwörter oder Schlüssel.',
    four: 'Ein neues, leeres Unternehmen beginnt mit einer solchen Datei: {say:whole.choose}, dort auf derselben Seite.',
  },
  webhook: {
    title: 'Einem anderen Programm mitteilen, was hier geschieht',
    one: 'Öffnen Sie {page:/webhooks}, drücken Sie {new:webhooks} und geben Sie die Adresse des Programms ein.',
    two: 'Wählen Sie {field:webhooks.events}.',
    three:
      'Speichern Sie, und bewahren Sie das Geheimnis auf, das nur dieses eine Mal gezeigt wird: Das Programm prüft Zustellungen damit.',
    four: 'Drücken Sie {verb:webhooks.ping}. {page:/webhook-deliveries} sagt, was geantwortet wurde; drücken Sie {verb:webhook-deliveries.again}, wo etwas nicht angenommen wurde.',
  },
  api_key: {
    title: 'Ein Programm hier arbeiten lassen',
    one: 'Öffnen Sie {page:/api-keys} und drücken Sie {new:api-keys}: ein Schlüssel für jedes Programm.',
    two: 'Wählen Sie, was es darf und in welchen Betrieben, und bis wann er gilt.',
    three: 'Speichern Sie und kopieren Sie den Schlüssel: Er wird nur dieses eine Mal gezeigt.',
    four: 'Drücken Sie {verb:api-keys.rotate-token}, wo er in falsche Hände geriet. Der jetzige gilt dann sofort nicht mehr.',
  },
};
