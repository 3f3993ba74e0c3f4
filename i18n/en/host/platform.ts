/** Businesses and establishments on the platform, and what is connected to them. */
export default {
  keep_first: "This business is to be removed: choose 'Keep business' first",
  has_orders:
    "'%{name}' has %{smart_count} order: make it inactive instead, or have everything of it removed with 'Remove business' |||| '%{name}' has %{smart_count} orders: make it inactive instead, or have everything of it removed with 'Remove business'",
  removal_begun: 'The removal has begun: there is nothing to keep any more',
  removed_already: 'This business is to be removed already',
  archive_being_made: 'The archive is being made: try again in some minutes',
  archive_gone: 'The archive is not there any more',
  currency_stays: 'Amounts are kept in %{currency} here (%{what}): keep it, and add another establishment for another currency',
  mapped_already: 'This is mapped already: change that row, or remove one of them',
  no_such_integration: 'There is no such integration',
} as const;
