/** What each kind of rule must say. */
const limits: Readonly<Record<string, (seed: number) => object>> = {
  over_short: (seed) => ({ amount: 1 + (seed % 50) }),
  unpaid_order: (seed) => ({ hours: 1 + (seed % 50) }),
  low_stock: () => ({}),
  voids: (seed) => ({ percent: 1 + (seed % 50), least_orders: seed % 20 }),
  no_sales: (seed) => ({ minutes: 10 + (seed % 50), opens_at: '10:30', closes_at: '01:00' }),
  labour: (seed) => ({ percent: 1 + (seed % 50) }),
};

/** One in four watches what chance says, the others for silence: of all kinds its rule says most. */
export const correct = ({ name, people, status, kind: any }: Record<string, unknown>, seed: number) => {
  const kind = seed % 4 === 0 ? String(any) : 'no_sales';
  return { name, ...(people !== undefined && { people }), ...(status !== undefined && { status }), kind, ...limits[kind]?.(seed) };
};
