/** Views of lists and reports that are saved under a name. */
export default {
  no_list: "There is no list or report '%{name}'",
  not_found: 'There is no such view',
  of_a_role_save_own: 'This view belongs to everybody of a role: save one of your own',
  of_a_role: 'This view belongs to everybody of a role',
  may_not_share: 'You may not share views: ask somebody who holds the permission',
  too_many: 'There are %{most} views of this list already: delete one first',
  cannot_be_asked: 'This is nothing that %{report} can be asked',
  saved: 'View Saved Successfully',
  deleted: 'View Deleted Successfully',
} as const;
