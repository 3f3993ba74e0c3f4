import { keptText } from '#/i18n/keptSentences.ts';
import type { Sentence } from '#/i18n/sentences.ts';
import { insertAll } from '#/server/foundation/database/rowsAs.ts';
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
    | 'restored'
    | 'performed'
    | 'commented'
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
  restored: 'created',
  deleted: 'deleted',
};

/** Writes one line of the activity log, and tells the webhooks that want to know. */
export async function recordActivity(tx: Transaction, activity: Activity): Promise<void> {
  await recordActivities(tx, activity.clientId, [activity]);
}

/** The same of several that happened in one business. */
export async function recordActivities(tx: Transaction, clientId: number, activities: readonly Activity[]): Promise<void> {
  if (!activities.length) return;
  await insertAll('activity_log', activities.map(lineOf)).execute(tx);
  const happened = activities.flatMap((activity) => {
    const { subjectType, subjectId, establishmentId = null, changes = {} } = activity;
    const event = TOLD[eventOf(activity)];
    if (!event || subjectType === undefined || subjectId === undefined) return [];
    return [{ type: `${subjectType}.${event}`, id: subjectId, establishmentId, changed: Object.keys(changes) }];
  });
  await catchEvents(tx, clientId, happened);
}

function lineOf(activity: Activity): Record<string, unknown> {
  const { clientId, subjectType = null, subjectId = null, establishmentId = null, changes = {}, by, at } = activity;
  return {
    client_id: clientId,
    description: keptText(called(activity)),
    causer: by.name,
    event: eventOf(activity),
    subject_type: subjectType,
    subject_id: subjectId,
    at_establishment: establishmentId,
    changes,
    reverts: by.reverts ?? null,
    address: by.address,
    device: by.device?.slice(0, MAX_DEVICE) ?? null,
    created_at: at,
    updated_at: at,
    created_by: by.userId,
  };
}

const isReverted = ({ event, by }: Activity) => by.reverts !== undefined && event === 'updated';
const eventOf = (activity: Activity) => (isReverted(activity) ? 'reverted' : activity.event);

/** What an update is called that lays an older version back. */
const REVERTED: Partial<Record<Sentence['key'], Sentence['key']>> = {
  'activity.updated': 'activity.reverted',
  'activity.untitled_updated': 'activity.untitled_reverted',
  'activity.settings_updated': 'activity.settings_reverted',
};

function called(activity: Activity): Sentence {
  const { description } = activity;
  return isReverted(activity) ? { ...description, key: REVERTED[description.key] ?? description.key } : description;
}
