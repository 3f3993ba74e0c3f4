/** What a role may do. */
export default {
  search: 'Search permissions',
  chosen: '%{smart_count} permission chosen |||| %{smart_count} permissions chosen',
  all_of: 'All of %{name}',
  some_of: '%{chosen} of %{all}',
  none_found: 'No permission matches. Change the search.',
  not_yours: '%{name}: you do not hold this permission, so you cannot give it',
  retry: 'Try again',
  actions: { list: 'List', view: 'View', create: 'Add', edit: 'Edit', delete: 'Delete', use: 'Use' },
};
