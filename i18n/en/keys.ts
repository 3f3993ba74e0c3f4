/** Which keys there are. */
export default {
  title: 'Keyboard shortcuts',
  anywhere: 'Everywhere',
  search: 'Search everything',
  these: 'Show these shortcuts',
  close: 'Close what is open',
  go: 'Go to',
  followed_by: 'then',
  lists: 'In lists',
  list_search: 'Search the list',
  down: 'Next row',
  up: 'Previous row',
  open: 'Open the row',
  select: 'Select the row',
  cell: 'Go to a cell that can be changed; Enter changes it',
  forms: 'In forms',
  save: 'Save',
};
