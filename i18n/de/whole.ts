/** A whole business as one file, and an empty one that starts from it. */
export default {
  lead: 'Alles aus diesem Unternehmen in einer Datei, die Ihnen gehört, und ein leeres Unternehmen, das mit einer solchen Datei beginnt.',
  take: 'Alles mitnehmen',
  take_lead:
    'Ein ZIP: eine CSV-Datei für jede Liste, Ihre hochgeladenen Dateien und ein Manifest, das sagt, was darin ist. Alles ist so, wie es in einem Augenblick war; Sie und Ihre Kassen können weiterarbeiten.',
  left_out:
    'Passwörter, PINs, Schlüssel und andere Geheimnisse bleiben hier. Alles andere steht in der Datei, auch persönliche Daten: Bewahren Sie sie sicher auf.',
  export: 'Alles exportieren',
  exports: 'Exporte von allem',
  kept_until: 'aufbewahrt bis %{moment}',
  gone: 'die Datei wurde bis %{moment} aufbewahrt',
  download: 'Herunterladen',
  start: 'Mit einem Export beginnen',
  start_lead:
    'Für ein neues, leeres Unternehmen: Laden Sie das ZIP eines anderen hoch, von hier oder aus einem anderen Countinghouse. Es wird zuerst geprüft, dann wird alles übernommen oder nichts. Ihre Leute wählen über „Passwort vergessen“ ein Passwort, bevor sie sich anmelden, Beschäftigte bekommen neue PINs, Kassen werden neu gekoppelt; Webhooks und Berichte per E-Mail sind zunächst ausgeschaltet.',
  not_empty:
    'Hier lässt sich nichts hochladen, weil dieses Unternehmen schon Datensätze hat. Registrieren Sie ein neues Unternehmen und beginnen Sie dort.',
  choose: 'Export wählen (ZIP)',
  imports: 'Importe von allem',
  open: 'Dashboard öffnen',
  rows: '%{count} Zeile |||| %{count} Zeilen',
  files: '%{count} Datei |||| %{count} Dateien',
  status: {
    pending: 'Wartet',
    processing: 'Läuft',
    completed: 'Fertig',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
};
