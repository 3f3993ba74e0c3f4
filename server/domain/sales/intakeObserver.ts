/**
 * How orders come in: the call of tills, by whoever made it (a station's token, an API key, a person such as the import of the command
 * line), or a connected program, by its webhook, by a file of its orders, or fetched from
 * it.
 */
export type IntakeWay = 'station' | 'api_key' | 'person' | 'program_webhook' | 'program_file' | 'program_fetch';

/** What may become of an order. */
export const ORDER_OUTCOMES = ['created', 'updated', 'unchanged', 'rejected'] as const;
type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

/** Who counts orders: told of each call's, once they are stored. It returns at once, and throws nothing. */
export type IntakeObserver = (way: IntakeWay, outcome: OrderOutcome, orders: number) => void;
