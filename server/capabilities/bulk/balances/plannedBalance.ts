/** What another program says that is left: of stock, on cards, in points. */
export type BalanceName = 'stock' | 'gift_cards' | 'points';

/** What a plan keeps of a part that brings balances. `place`: the one of the file's places whose balances come. */
export interface PlannedBalance {
  kind: BalanceName;
  place: string;
}
