/** Somebody gets it, and it has the day that its rhythm asks for. */
export const correct = (values: Record<string, unknown>, seed: number) => ({
  ...values,
  recipients: [{ email: `reader${seed}@example.com` }],
  weekday: 'monday',
  day: 1 + (seed % 28),
});
