import type { Order, OrderLine, OrderPayment, OrderReceipt } from './order.ts';

/** What the activity log knows of an order. */
export interface LogEntry {
  id: number;
  event: string;
  causer: string;
  created_at: string;
  changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Something that happened to an order. `at`: ISO 8601 UTC; null where nobody said when. */
export type OrderEvent = { key: string; at: string | null } & (
  | { kind: 'opened'; by: string | null }
  | { kind: 'voided' | 'refunded'; line: OrderLine }
  | { kind: 'payment' | 'payment_failed' | 'paid_back'; payment: OrderPayment }
  | { kind: 'paid' }
  | { kind: 'receipt'; receipt: OrderReceipt }
  | { kind: 'customer'; by: string; name: string | null }
  | { kind: 'revised'; entry: LogEntry }
);

/** What comes first of things that happened at one moment. */
const RANK: readonly OrderEvent['kind'][] = [
  'opened',
  'voided',
  'payment_failed',
  'payment',
  'paid',
  'refunded',
  'paid_back',
  'receipt',
  'customer',
  'revised',
];

/** Everything that happened to an order, earliest first, each thing once. Pure. */
export function timelineOf(order: Order, log: readonly LogEntry[] = []): OrderEvent[] {
  const events: OrderEvent[] = [
    { key: 'opened', kind: 'opened', at: order.local_created_at, by: order.user_name },
    ...order.lines.flatMap(ofLine),
    ...order.sales_payment_histories.map(ofPayment),
    ...(order.payment_date ? [{ key: 'paid', kind: 'paid' as const, at: order.payment_date }] : []),
    ...(order.receipts ?? []).map((receipt): OrderEvent => ({ key: `receipt ${receipt.id}`, kind: 'receipt', at: receipt.at, receipt })),
    ...log.flatMap(ofEntry),
  ];
  return events.sort((a, b) => timeOf(a) - timeOf(b) || RANK.indexOf(a.kind) - RANK.indexOf(b.kind));
}

const timeOf = ({ at }: OrderEvent) => (at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at));

function ofLine(line: OrderLine): OrderEvent[] {
  return [
    ...(line.void_reason ? [{ key: `voided ${line.id}`, kind: 'voided' as const, at: line.voided_at ?? null, line }] : []),
    ...(line.refund_quantity || line.refund_amount
      ? [{ key: `refunded ${line.id}`, kind: 'refunded' as const, at: line.refunded_at ?? null, line }]
      : []),
  ];
}

function ofPayment(payment: OrderPayment): OrderEvent {
  const kind = payment.status === 'refunded' ? 'paid_back' : payment.status === 'failed' ? 'payment_failed' : 'payment';
  return { key: `payment ${payment.id}`, kind, at: payment.at, payment };
}

/** The log also says what stands in the order itself, receipts among them: only the rest is told here. */
function ofEntry(entry: LogEntry): OrderEvent[] {
  const { id, event, changes, causer: by, created_at: at } = entry;
  if (event === 'updated') return [{ key: `entry ${id}`, kind: 'revised', at, entry }];
  if (event !== 'performed' || !('customer' in changes || 'customer_id' in changes)) return [];
  // Attached again to whom it belongs already: nothing happened.
  if (!changes.customer) return [];
  const name = changes.customer_name?.[1];
  return [
    { key: `entry ${id}`, kind: 'customer', at, by, name: changes.customer[1] === null ? null : String(name ?? `#${changes.customer[1]}`) },
  ];
}
