import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import type { Sentence } from '#/i18n/sentences.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { catchEvents } from './caughtEvents.ts';

/** What happened, to what, by whom; stored in the transaction that did it. */
export interface Activity {
  clientId: number;
  event:
    | 'created'
    | 'updated'
    | 'reverted'
    | 'deleted'
    | 'performed'
    | 'signed_in'
    | 'signed_out'
    | 'password_changed'
    | 'password_reset_requested'
    | 'two_factor_changed'
    | 'recovery_code_used'
    | 'entered'
    | 'left';
  description: Sentence;
  subjectType?: string;
  subjectId?: number;
  establishmentId?: number | null;
  /** Field → [old, new]. */
  changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
  by: Causer;
  /** ISO 8601 UTC. */
  at: string;
}

/** Who did it, from where, and whether it lays an older version back. */
export interface Causer {
  userId: number | null;
  name: string;
  /** The IP address of the request. */
  address: string | null;
  /** The request's User-Agent. */
  device?: string | null;
  /** The entry whose old values this write lays back: the log calls it reverted, whatever the write itself is. */
  reverts?: number;
}

const MAX_DEVICE = 300;

/** What webhooks call the events of the log that are about a record. */
const TOLD: Partial<Record<Activity['event'], string>> = {
  created: 'created',
  updated: 'updated',
  reverted: 'updated',
  performed: 'updated',
  deleted: 'deleted',
};

/** Writes one line of the activity log, and tells the webhooks that want to know. */
export async function recordActivity(tx: Transaction, activity: Activity): Promise<void> {
  const { clientId, subjectType = null, subjectId = null, establishmentId = null, changes = {}, by, at } = activity;
  const { event, description } = by.reverts === undefined ? activity : reverted(activity);
  const device = by.device?.slice(0, MAX_DEVICE) ?? null;
  await sql`
    insert into public.activity_log (client_id, description, causer, event, subject_type, subject_id, at_establishment, changes, reverts,
      address, device, created_at, updated_at, created_by)
    values (${clientId}, ${keptText(description)}, ${by.name}, ${event}, ${subjectType}, ${subjectId}, ${establishmentId},
      ${JSON.stringify(changes)}::jsonb, ${by.reverts ?? null}, ${by.address}, ${device}, ${at}, ${at}, ${by.userId})`.execute(tx);
  const told = TOLD[event];
  if (told && subjectType !== null && subjectId !== null)
    await catchEvents(tx, clientId, [
      { type: `${subjectType}.${told}`, id: subjectId, place: establishmentId, changed: Object.keys(changes) },
    ]);
}

/** What an update is called that lays an older version back. */
const REVERTED: Partial<Record<Sentence['key'], Sentence['key']>> = {
  'activity.updated': 'activity.reverted',
  'activity.untitled_updated': 'activity.untitled_reverted',
  'activity.settings_updated': 'activity.settings_reverted',
};

function reverted({ event, description }: Activity): Pick<Activity, 'event' | 'description'> {
  if (event !== 'updated') return { event, description };
  return { event: 'reverted', description: { ...description, key: REVERTED[description.key] ?? description.key } };
}
