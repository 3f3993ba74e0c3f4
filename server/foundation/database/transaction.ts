import { say } from '#/i18n/sentences.ts';
import { DatabaseError, isConnectionLost, SWITCHING_OVER, takesNoChanges, tookTooLong, unavailable } from './databaseError.ts';
import type { Connection } from './driver.ts';
import { CLIENT_SETTING } from './names.ts';
import type { WatchedRequest } from './unitObserver.ts';
import { tooLongSentence } from './workKind.ts';

/** As whom a unit runs. Without a role: as the owner. */
export interface Binding {
  role?: 'countinghouse_tenant' | 'countinghouse_platform';
  clientId?: number;
}

/** A unit of work as it was asked for. */
export interface Unit extends WatchedRequest {
  readonly: boolean;
  snapshot?: boolean;
  /** Every setting is a message of its own. */
  distributed: boolean;
}

/** The one place that says who a transaction is. `set local` ends with the transaction, so nothing is left for the next. */
export async function begin(
  connection: Connection,
  { role, clientId }: Binding,
  { readonly, snapshot, limitMs, distributed }: Unit,
): Promise<void> {
  const messages = [
    `begin${snapshot ? ' isolation level repeatable read' : ''}${readonly ? ' read only' : ''}`,
    ...settingsOf({ role, clientId }, limitMs),
  ];
  for (const message of distributed ? messages : [messages.join('; ')]) await connection.query(message);
}

/** Who a transaction is and how long its queries may take, each a statement; before others in their message they are of that message alone. */
export const settingsOf = ({ role, clientId }: Binding, limitMs: number | undefined): string[] => [
  ...(role === undefined ? [] : [`set local role ${role}`]),
  ...(clientId === undefined ? [] : [`set local ${CLIENT_SETTING} = '${clientIdText(clientId)}'`]),
  ...(limitMs === undefined ? [] : [`set local statement_timeout = ${limitMs}`]),
];

function clientIdText(clientId: number): string {
  if (!Number.isSafeInteger(clientId) || clientId < 0) throw new RangeError(`${clientId} is no client`);
  return String(clientId);
}

/**
 * A transaction in which an SQL error was caught and passed over cannot commit: the database would undo it without a word. A commit whose
 * answer is lost may have been done or not: it is neither reported as saved nor tried again.
 */
export async function commit(connection: Connection, { readonly }: Unit): Promise<void> {
  const { command } = await connection.query('commit').catch((error: unknown) => {
    if (readonly || !isConnectionLost(error)) throw error;
    throw unavailable(say('database.uncertain'), error);
  });
  if (command !== 'COMMIT')
    throw new DatabaseError(
      'other',
      'Nothing was saved: an SQL error inside the unit of work was caught; let it through, or use a savepoint',
    );
}

/** So often at most a unit is done that may be done again, or begun where its connection was lost. */
export const TRIES = 4;
/** Serialization failure, deadlock. */
const GIVEN_UP = ['40001', '40P01'];
/** A row is there that must not be there twice. */
const TWICE = '23505';

/**
 * Whether a unit that may be done again is to be after so many attempts. A row that was not there when it looked was stored by another
 * unit meanwhile, such as the same call's first try that reached its commit late: the next attempt sees it.
 */
export function isDoneAgain(error: unknown, attempts: number): boolean {
  if (error instanceof DatabaseError && error.sqlstate === TWICE) return attempts === 1;
  return attempts < TRIES && isGivenUp(error);
}

/** Whether the database gave a unit up for another's sake, or for what a replica replays. */
export const isGivenUp = (error: unknown) => error instanceof DatabaseError && GIVEN_UP.includes(error.sqlstate ?? '');

/** What a caller is told of an error that the unit could not help. */
export function said(error: unknown, { kind, limitMs = 0, readonly }: Unit): unknown {
  if (kind && tookTooLong(error)) return unavailable(tooLongSentence(kind, limitMs), error);
  if (!readonly && takesNoChanges(error)) return unavailable(SWITCHING_OVER, error);
  return error;
}

/**
 * Ends what is open and gives the connection back; one that broke, cannot even do this, or leads to a server that takes no changes goes to
 * nobody else.
 */
export async function giveUp(connection: Connection, cause: unknown, { readonly } = { readonly: false }): Promise<void> {
  const broken =
    isConnectionLost(cause) ||
    (!readonly && takesNoChanges(cause)) ||
    (connection.inTransaction() &&
      (await connection.query('rollback').then(
        () => false,
        () => true,
      )));
  await connection.release(broken);
}
