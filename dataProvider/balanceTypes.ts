/** Stock on hand that a file says, by the locations that it names. */
export interface FoundStock {
  items: number;
  locations: readonly { name: string; items: number; is_here: boolean }[];
  allowed: boolean;
  /** Whether its value at cost is told. */
  shows_value: boolean;
}

/** What balances come to that an operation brought, or would bring: for who started it. */
export interface BroughtBalances {
  establishment_id: number;
  name: string;
  currency: string;
  /** The value only for who may see costs. */
  stock: { items: number; pieces: number; weighed: number; value: number | null; without_cost: number | null } | null;
  gift_cards: { cards: number; amount: number } | null;
  points: { members: number; points: number } | null;
}
