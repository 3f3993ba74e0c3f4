/** Requests to addresses that people type. */
export default {
  https_only: 'Give an address that begins with https://',
  no_credentials: 'Leave the name and the password out of the address',
  port: 'Port %{port} is not called: use 443, or one above 1023 that no other protocol has',
  not_public: 'This address is not on the public internet: give one that everybody can reach',
  too_slow: 'It did not answer in time',
  no_answer: 'It could not be reached (%{reason})',
  too_many_redirects: 'It redirects too often: give the address that it leads to',
} as const;
