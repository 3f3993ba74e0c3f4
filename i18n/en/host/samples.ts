/** What is said of sample menus. */
export default {
  not_empty: 'There is something in this catalogue already: a sample menu goes only into an empty one',
  needs_categories: 'A sample menu makes categories too: ask somebody who may add them',
} as const;
