/** Why the daily journal does not become a file, and what to do. */
export default {
  ends_before: 'The last day is before the first: choose a later one',
  too_many_days: '%{days} days are too many: choose at most %{most}, and the others in another file',
  future: 'This day has not begun yet: choose %{today} or an earlier one',
  nothing: 'Nothing was sold, collected or given back on these days: choose others',
  nothing_new:
    'All of these days is in earlier files, and nothing has changed since. What did not reach you is taken back in the list of sent journals',
  no_account: 'On these days something has no account yet: %{parts}. Give it one in the mapping first',
  too_many_decimals:
    'This program takes amounts with at most %{most} decimals, and %{currency} has %{decimals}: choose the file for any other program',
  unwritable: 'These names cannot be written as they are in such a file: %{names}. Change them in the mapping, or choose another file',
  no_code: 'These accounts have no code: %{names}. Enter it with the ledger account, or put it before the name in the mapping',
  no_number: 'These accounts have no number: %{names}. Enter it with the ledger account, or put it before the name in the mapping',
  number_too_long: 'These account numbers have more than %{most} digits: %{names}. Choose more digits, or shorten them in the mapping',
  clearing_too_long: 'An account number has at most %{most} digits here: give a shorter one',
  too_many_lines: 'Xero takes at most %{most} lines in a file, and these days have %{lines}: choose fewer days',
  two_years: 'A file is for one fiscal year: choose %{last} or an earlier day, and the others in another file',
  no_category: 'Without a category',
} as const;
