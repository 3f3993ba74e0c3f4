import { tileOf } from '#/server/capabilities/reports/tile.ts';
import { figures as profitStatement } from './profit-statement.ts';

/** The profit statement's cost of goods as part of net sales; without sales there is none. */
export const figures = tileOf(async (work, request) => {
  const { rows } = await profitStatement(work, { ...request, input: {} });
  return rows[0]?.cost_percent ?? null;
});
