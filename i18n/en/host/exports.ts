/** Files of lists and reports that people ask for. */
export default {
  started: 'The export has started',
  cancelled: 'The export was cancelled',
  ended_already: 'This export has ended already',
  too_many_at_once: '%{most} of your exports are being made: wait for one of them',
  not_found: 'There is no such export',
  resource_or_report: 'Name a resource or a report, not both',
  name_what: 'Name the resource or the report to export',
  two_letters: 'Give a language as two letters, for example en',
  only_reports_have_sections: 'Only a report has sections: leave them out',
  list_of_sections: 'Give a list of reports, each with its own question',
  no_section: "'%{section}' is no section of '%{report}'",
  sections_once: 'Name each section once',
  no_report: "There is no report '%{name}'",
  too_long_for_pdf: 'A PDF holds at most %{most} rows and these are %{total}: choose filters, or xlsx or csv, which hold them all',
} as const;
