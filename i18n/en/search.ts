/** The search over everything: records, pages, actions. */
export default {
  title: 'Search everything',
  open: 'Search…',
  placeholder: 'Search records, pages and actions',
  results: 'Results',
  pages: 'Pages',
  actions: 'Actions',
  everywhere: 'Search all establishments',
  only_here: 'Now only %{name}',
  all_in: 'All matches in %{name}',
  nothing: 'Nothing is called “%{text}”. Try fewer letters, a code or an e-mail address.',
  found: '%{smart_count} record found |||| %{smart_count} records found',
};
