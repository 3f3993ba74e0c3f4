/** What a new business does first, in order, and who may do it. */
export const setUpSteps = [
  { name: 'establishment', permission: 'EstablishmentCreate' },
  { name: 'products', permission: 'ProductCreate' },
  { name: 'taxes', permission: 'TaxCreate' },
  { name: 'order_types', permission: 'OrderTypeCreate' },
  { name: 'people', permission: 'EmployeeCreate' },
  { name: 'first_order', permission: 'OrdersHistory' },
] as const;

/** One of the first steps. */
export type SetUpStep = (typeof setUpSteps)[number]['name'];
