/** Die Namen der Seiten, die keine Definition beschreibt. */
export default {
  bulk_operations: 'Import und Export',
  bulk_import: 'Import',
  bulk_operation: 'Vorgang',
  bulk_bring: 'Ihren Betrieb übernehmen',
  whole_business: 'Ganzes Unternehmen',
  set_up: 'Unternehmen einrichten',
};
