import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { isHostWritten } from '#/model/kinds/index.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { textsIn } from '#/model/values/shapes.ts';
import webhooks from '#/resources/developers/webhooks.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { giveSecret } from '#/server/capabilities/webhooks/webhookSecret.ts';
import { forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { OutsideRefused, readOutsideAddress } from '#/server/foundation/outgoing/outsideAddress.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';
import { isKnownEvent } from '#model/language';

type Values = Readonly<Record<string, unknown>>;

export const hooks = defineHooks(webhooks, {
  /**
   * It tells with the rights of whoever changed it last. Nobody of the platform stands behind a business's: only who helps inside it, and
   * may do everything there, leaves it as it was. No program sets one up: it would hear with the rights of somebody else. One that is
   * set to active again begins without what went wrong before.
   */
  beforeSave(draft, before, { model, resource, caller, clientId, allowsLoopback = false }) {
    if (before && !isChanged(resource, draft, before)) return;
    if (!before || before.address !== draft.address) refuseAddress(draft.address, allowsLoopback);
    const unknown = textsIn(draft.events).find((event) => !isKnownEvent(model.resources, event));
    if (unknown !== undefined && (!before || textOf(before.events) !== textOf(draft.events)))
      throw invalid({ events: [say('webhooks.unknown_event', { event: unknown })] });
    draft.owner = ownerAfter(caller, clientId, before?.owner ?? null);
    if (draft.status !== 'active' || before?.status === 'active') return;
    draft.problem = null;
    draft.failures = 0;
    draft.failing_since = null;
  },

  /** A new one has a secret, which its answer shows once. Deliveries belong where their webhook does. */
  async afterSave(record, before, work) {
    if (!before) await giveSecret(work, record.id);
    else if (before.establishment !== record.establishment)
      await sql`update public.webhook_deliveries set at_establishment = ${record.establishment} where client_id = ${work.clientId}
        and webhook = ${record.id}`.execute(work.tx);
  },
});

/** Who stands behind it once this caller has changed it. @throws ApiError 403 for a program */
function ownerAfter(caller: Caller, clientId: number, owner: number | null): number | null {
  if (caller.acting) return owner;
  if (caller.isPlatform || caller.clientId !== clientId) return null;
  if (caller.userId <= 0) throw forbidden();
  return caller.userId;
}

function refuseAddress(address: string, loopback: boolean): void {
  try {
    readOutsideAddress(address, { loopback });
  } catch (error) {
    throw error instanceof OutsideRefused ? invalid({ address: [error.sentence] }) : error;
  }
}

/** Whether a write says anything else than what is stored: one that does not takes no rights on itself. */
function isChanged({ fields }: ResourceModel, draft: Values, before: Values): boolean {
  return Object.values(fields).some((field) => !isHostWritten(field) && textOf(draft[field.name]) !== textOf(before[field.name]));
}

const textOf = (value: unknown) => JSON.stringify(value ?? null);
