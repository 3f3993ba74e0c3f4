import { type Change, isKnownEvent } from '#/model/language/events.ts';
import { heldInEstablishments } from '#/model/language/heldIn.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse, canUseEverywhere } from '#/server/access/permissions/permissions.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import { readableFields } from '#/server/records/readableFields.ts';
import { narrowed, rowScopeOf } from '#/server/records/rowScope.ts';
import { readAs } from '#/server/records/write/writing.ts';
import { type Claimed, TEST_EVENT } from './claims.ts';
import type { WebhookHost } from './webhookHost.ts';

/** What a receiver reads. `data` is the record as the API answers it to whoever set the webhook up; of a deleted one only which it was. */
export interface Message {
  /** The same for every try: whoever has seen it before need do nothing. */
  id: string;
  type: string;
  /** When it happened: ISO 8601 UTC. */
  created_at: string;
  client_id: number;
  establishment_id: number | null;
  /** The fields that have another value than before, as far as they may be seen. */
  changed?: readonly string[];
  data: Readonly<Record<string, unknown>>;
}

/** Whether there is such an event at all: everything that is logged is caught, and a webhook may want all of it. */
export function isTold({ model }: Pick<WebhookHost, 'model'>, type: string): boolean {
  return type === TEST_EVENT || isKnownEvent(model.resources, type);
}

export const messageId = (event: number) => `evt_${event}`;

/** What is claimed, with the rights that `caller` has now; undefined where the record is gone, or not theirs to see. */
export async function messageFor(host: WebhookHost, caller: Caller, claimed: Claimed): Promise<Message | undefined> {
  const { event, type, happened, clientId, establishmentId } = claimed;
  const head = {
    id: messageId(event),
    type,
    created_at: new Date(happened).toISOString(),
    client_id: clientId,
    establishment_id: establishmentId,
  };
  if (type === TEST_EVENT) return { ...head, data: {} };
  const [name = '', change] = type.split('.') as [string, Change];
  const resource = host.model.resources[name];
  if (!resource || claimed.subject === null) return undefined;
  if (change === 'deleted')
    return maySeeDeleted(caller, resource, establishmentId) ? { ...head, data: { id: claimed.subject } } : undefined;
  const record = await readFor(host, caller, resource, claimed, claimed.subject);
  return record && { ...head, ...(change === 'updated' && { changed: record.changed }), data: record.data };
}

const viewOf = ({ permissions: { view, list } }: ResourceModel) => view ?? list ?? '';

async function readFor(
  { database, model }: WebhookHost,
  caller: Caller,
  resource: ResourceModel,
  { establishmentId, changed }: Claimed,
  id: number,
) {
  const permission = viewOf(resource);
  if (!canUse(caller, permission)) return undefined;
  const rowScope = narrowed(rowScopeOf(caller, resource, permission, null), establishmentId ?? undefined, resource.scope);
  const reader = { model, caller, language: caller.language ?? 'en' };
  try {
    const data = await database.tenant(caller.clientId, (tx) => readAs(tx, reader, resource, rowScope, id), { readonly: true });
    const seen = readableFields(caller, resource, rowScope);
    return { data, changed: (changed ?? []).filter((name) => seen.has(name)) };
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return undefined;
    throw error;
  }
}

/** Nobody can look any more whose it was: where its values decided on who sees it, all of these permissions must be held. */
function maySeeDeleted(caller: Caller, resource: ResourceModel, establishmentId: number | null): boolean {
  const permissions = [viewOf(resource), ...(resource.rowGuards ?? []).map((guard) => guard.permission)];
  const isEverywhere = establishmentId === null && heldInEstablishments(resource) !== undefined;
  return permissions.every((permission) =>
    isEverywhere ? canUseEverywhere(caller, permission) : canUse(caller, permission, establishmentId ?? undefined),
  );
}
