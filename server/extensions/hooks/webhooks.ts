import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { isHostWritten } from '#/model/kinds/index.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { textsIn } from '#/model/values/shapes.ts';
import webhooks from '#/resources/developers/webhooks.ts';
import { giveSecret } from '#/server/capabilities/webhooks/webhookSecret.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { OutsideRefused, readOutsideAddress } from '#/server/foundation/outgoing/outsideAddress.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';
import { isKnownEvent } from '#model/language';

type Values = Readonly<Record<string, unknown>>;

export const hooks = defineHooks(webhooks, {
  /**
   * It tells with the rights of whoever changed it last; nobody of the platform stands behind a business's. One that is set to active
   * again begins without what went wrong before.
   */
  beforeSave(draft, before, { model, resource, caller, clientId, allowsLoopback = false }) {
    if (before && !isChanged(resource, draft, before)) return;
    if (!before || before.address !== draft.address) refuseAddress(draft.address, allowsLoopback);
    const unknown = textsIn(draft.events).find((event) => !isKnownEvent(model.resources, event));
    if (unknown !== undefined && (!before || textOf(before.events) !== textOf(draft.events)))
      throw invalid({ events: [say('webhooks.unknown_event', { event: unknown })] });
    const isOwn = caller.clientId === clientId && !caller.acting && caller.userId > 0;
    draft.owner = isOwn ? caller.userId : (before?.owner ?? null);
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
