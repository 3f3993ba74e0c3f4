import type { BalanceKind, BalanceName } from './balance.ts';
import { stock } from './stock.ts';

/** Every kind of balance, in the order in which they are brought. */
export const balanceKinds: Readonly<Record<BalanceName, BalanceKind>> = { stock };
