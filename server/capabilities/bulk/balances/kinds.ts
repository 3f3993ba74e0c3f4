import type { BalanceKind } from './balance.ts';
import { giftCards } from './giftCards.ts';
import type { BalanceName } from './plannedBalance.ts';
import { points } from './points.ts';
import { stock } from './stock.ts';

/** Every kind of balance, in the order in which they are brought. */
export const balanceKinds: Readonly<Record<BalanceName, BalanceKind>> = { stock, gift_cards: giftCards, points };
