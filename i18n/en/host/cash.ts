/** Cash drawers, counted by people and reported by tills. */
export default {
  taken_in: '%{created} recorded, %{unchanged} unchanged, %{outside} outside of drawers, %{rejected} rejected',
  counted_twice: 'This coin or note was counted above: add both into one row',
  count_first: 'Count coins and notes, or enter what they come to',
  counts_differ: 'The coins and notes come to %{sum}: correct them, or leave this empty',
  amount_needed: 'Give the amount',
  nothing_moved: 'Without a sale nothing moves: leave the amount out',
  none_open: 'No drawer was open at this station then: open one that begins before, and send this again',
} as const;
