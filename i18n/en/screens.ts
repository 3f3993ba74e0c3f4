/** The names of the screens that no definition describes. */
export default {
  bulk_operations: 'Import and export',
  bulk_import: 'Import',
  bulk_operation: 'Operation',
  bulk_bring: 'Bring your business over',
  whole_business: 'Export or move your business',
  set_up: 'Set up your business',
};
