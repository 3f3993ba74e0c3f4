/** Choices weigh what they take: sample ingredients are weighed. */
export const correct = ({ modifier_items, ...values }: Record<string, unknown>) => ({
  ...values,
  ...(Array.isArray(modifier_items) && { modifier_items: modifier_items.map((row, index) => ({ ...row, uom: index % 2 ? 'oz' : 'g' })) }),
});
