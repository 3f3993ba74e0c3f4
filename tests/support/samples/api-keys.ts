/** A key's permissions are names that a program may hold; it is for the establishments that are named, and ends in times to come. */
export const correct = (values: Record<string, unknown>, seed: number) => ({
  ...values,
  everywhere: values.establishments === undefined,
  permissions: seed % 2 ? ['Taxes'] : ['Taxes', 'TaxEdit'],
  ...('expires_at' in values &&
    values.expires_at !== null && { expires_at: `2999-01-01T00:00:${String(seed % 60).padStart(2, '0')}.000Z` }),
});
