/** Recipes weigh what they take: sample ingredients are weighed. */
export const correct = ({ recipe, ...values }: Record<string, unknown>) => ({
  ...values,
  ...(Array.isArray(recipe) && { recipe: recipe.map((row, index) => ({ ...row, uom: index % 2 ? 'oz' : 'g' })) }),
});
