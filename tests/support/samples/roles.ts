/** A role's permissions are a list of names, which its definition keeps as plain JSON. */
export const correct = (values: Record<string, unknown>, seed: number) => ({
  ...values,
  type: 'WEB',
  permissions: seed % 2 ? ['Taxes'] : ['Taxes', 'TaxEdit'],
});
