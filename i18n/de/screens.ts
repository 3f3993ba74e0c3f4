/** Die Namen der Seiten, die keine Definition beschreibt. */
export default {
  bulk_operations: 'Import und Export',
  bulk_import: 'Import',
  bulk_operation: 'Vorgang',
  bulk_bring: 'Ihren Betrieb übernehmen',
  whole_business: 'Unternehmen exportieren oder umziehen',
  set_up: 'Unternehmen einrichten',
};
