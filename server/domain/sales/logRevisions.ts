import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { SellingEstablishment } from './figures.ts';
import { insertMany } from './insertMany.ts';

type Row = Readonly<Record<string, unknown>>;

/** What the log says of a revision: how the order stands, and what it comes to. */
export const LOGGED = ['status', 'total_amount', 'discount', 'tip', 'refund_amount', 'revision'] as const;

/** A stored order that a newer revision replaced: what it was, and what it is. */
export interface Revised {
  id: number;
  before: Row;
  after: Row;
}

const types = {
  client_id: 'bigint',
  description: 'text',
  causer: 'text',
  event: 'text',
  subject_type: 'text',
  subject_id: 'bigint',
  at_establishment: 'bigint',
  changes: 'jsonb',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  created_by: 'bigint',
};

/** A line in the activity log for each order that its point of sale changed after the fact, in one statement. `now`: ISO 8601 UTC. */
export async function logRevisions(
  tx: Transaction,
  { clientId, id: establishmentId }: SellingEstablishment,
  revised: readonly Revised[],
  { now, userId, by }: { now: string; userId: number | null; by: string },
): Promise<void> {
  const rows = revised.map(({ id, before, after }) => ({
    client_id: clientId,
    description: keptText(say('activity.order_updated', { number: String(after.order_number) })),
    causer: by,
    event: 'updated',
    subject_type: 'orders',
    subject_id: id,
    at_establishment: establishmentId,
    changes: Object.fromEntries(changedIn(before, after).map((name) => [name, [plain(before[name]), plain(after[name])]])),
    created_at: now,
    updated_at: now,
    created_by: userId,
  }));
  await insertMany(tx, 'activity_log', types, rows);
}

/** Which of what the log tells is another than before. */
export function changedIn(before: Row, after: Row): (typeof LOGGED)[number][] {
  return LOGGED.filter((name) => !same(before[name], after[name]));
}

/** The database gives amounts as texts. */
const plain = (value: unknown) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value);
const same = (a: unknown, b: unknown) => plain(a) === plain(b);
