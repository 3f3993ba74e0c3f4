/** Where figures are booked in an accounting integration. */
export default {
  mapping: 'Mapping',
  journal: 'Daily journal',
  mapping_of: 'Mapping: %{name}',
  lead: 'Where each part of your figures is booked',
  not_accounting: '%{name} books nothing: only accounting integrations have a mapping.',
  readonly: 'You may look at the mapping; to change it you need the permission to edit integrations.',
  saved: 'Mapping saved',
  unmapped: '%{smart_count} has no account yet |||| %{smart_count} have no account yet',
  all_mapped: 'Everything has an account',
  only_unmapped: 'Only what had no account',
  column_of: '%{column}: %{name}',
  no_category: 'Without a category',
  day: 'Business day',
  booked: 'What is booked',
  debit: 'Debit',
  credit: 'Credit',
  total: 'Total',
  no_account: 'No account',
  unmapped_lines:
    '%{smart_count} line has no account: give it one in the mapping before this day is booked |||| %{smart_count} lines have no account: give them one in the mapping before this day is booked',
  empty_day: 'Nothing was sold, collected or given back on this day.',
};
