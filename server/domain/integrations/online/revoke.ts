import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { type ConnectionKey, findConnection, ownerOfTokens } from './connection.ts';
import { giveBack, readTokens } from './oauth.ts';
import { type ProgramHost, registered } from './programApi.ts';

const REVOKE = 'integrations.revoke';

/** What the queue knows of rights that are given back; the tokens are sealed for their connection. */
interface QueuedRevocation extends ConnectionKey {
  integration: string;
  /** Absent where it was queued by an earlier version. */
  companyId?: string | null;
  tokens: string;
}

/** Has the rights of a connection given back where they came from, as soon as this unit of work has ended. */
export async function queueRevocation(
  queue: Pick<Jobs, 'enqueue'>,
  tx: Transaction,
  key: ConnectionKey,
  userId: number | null,
): Promise<void> {
  const found = await findConnection(tx, key, { lock: true });
  if (!found?.tokens) return;
  const { clientId, id, integration, companyId, tokens } = found;
  const queued: QueuedRevocation = { clientId, id, integration, companyId, tokens };
  await queue.enqueue(REVOKE, queued, { clientId, userId }, { tx });
}

/** Gives rights back; a program that is away is tried again, as any job that breaks. What cannot be opened any more is given up. */
export function revokeRights(host: ProgramHost & { jobs: Jobs }): void {
  const work = async ({ integration, companyId, tokens, ...key }: QueuedRevocation) => {
    const text = host.open(tokens, ownerOfTokens(key));
    const to = knownProgram(host, integration, companyId ?? undefined);
    if (text === undefined || !to) return;
    const { name, app, addresses, program } = to;
    await giveBack(host.fetchOutside, { name, app, address: addresses.revoke, revokesBy: program.revokesBy }, readTokens(text).refresh);
  };
  host.jobs.handle(REVOKE, work, { waitsOutside: true });
}

/** Undefined where this host is not registered with it any more: nothing can be given back then. */
function knownProgram({ apps }: ProgramHost, integration: string, companyId: string | undefined) {
  try {
    return registered(apps, integration, companyId);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
