/** What another program says that is left: of stock, on cards, in points. */
export type BalanceName = 'stock' | 'gift_cards' | 'points';

/** What a plan keeps of a part that brings balances. `location`: the one of the file's locations whose balances come. */
export interface PlannedBalance {
  kind: BalanceName;
  location: string;
}
