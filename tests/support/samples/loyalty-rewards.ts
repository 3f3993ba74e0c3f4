/** What is given off depends on the type of reward. */
export const correct = ({ free_item: _item, ...values }: Record<string, unknown>, seed: number) => ({
  ...values,
  reward_type: 'percent_off',
  value: 10 + (seed % 50),
});
