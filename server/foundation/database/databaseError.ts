import { type Sentence, say, sentenceIn } from '#/i18n/sentences.ts';
/** What went wrong, in the words a caller acts on; the same for both engines. */
export type DatabaseErrorCode = 'unique' | 'foreign_key' | 'check' | 'not_null' | 'unavailable' | 'other';

interface Particulars {
  sqlstate?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  detail?: string | undefined;
}

/**
 * An error of the database. That of `unavailable` has a sentence that may be shown to anybody; the message of the others names tables and
 * values.
 */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode;
  /** What anybody may be told of it. */
  readonly sentence: Sentence | undefined;
  /** PostgreSQL's five characters, where the error came from the engine. */
  readonly sqlstate: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly detail: string | undefined;

  constructor(code: DatabaseErrorCode, message: string | Sentence, particulars: Particulars = {}, cause?: unknown) {
    super(typeof message === 'string' ? message : sentenceIn('en', message), { cause });
    this.sentence = typeof message === 'string' ? undefined : message;
    this.name = 'DatabaseError';
    this.code = code;
    this.sqlstate = particulars.sqlstate;
    this.constraint = particulars.constraint;
    this.table = particulars.table;
    this.column = particulars.column;
    this.detail = particulars.detail;
  }
}

/**
 * The `DatabaseError` that an error of the driver stands for; what is not the database's doing (a value that cannot be read) stays as it
 * is.
 */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseError || !(error instanceof Error)) return error;
  const sqlstate = text(error, 'code');
  if (sqlstate !== undefined && SQLSTATE.test(sqlstate) && 'severity' in error) return fromEngine(error, sqlstate);
  if (SYSTEM.test(sqlstate ?? '') || LOST.test(error.message)) return unavailable(CANNOT_REACH, error);
  return error;
}

/** No database at the moment, or none that answered in time. */
export function unavailable(sentence: Sentence, cause?: unknown): DatabaseError {
  return new DatabaseError('unavailable', sentence, cause instanceof DatabaseError ? { sqlstate: cause.sqlstate } : {}, cause);
}

/** Why the database is not there, in the words of whoever said no: they name the address. Empty where nobody has said anything. */
export function reasonOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return '';
  return cause.cause instanceof Error ? reasonOf(cause) : cause.message || String(Reflect.get(cause, 'code') ?? '');
}

/** Work that held the only connection while others waited, and was ended for them; nothing of it was done. */
export class GaveWay extends DatabaseError {
  constructor() {
    super('unavailable', say('database.gave_way'));
  }
}

/** Whether the database ended a query because it took too long. */
export function tookTooLong(error: unknown): boolean {
  return error instanceof DatabaseError && error.sqlstate === QUERY_CANCELED;
}

/**
 * Whether the connection that an error came through is of no more use; after a query that was ended or found the disk full, it still is.
 */
export function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === 'unavailable' &&
    !STILL_STANDS.includes(error.sqlstate ?? '') &&
    !(error instanceof GaveWay)
  );
}

/** PostgreSQL took over elsewhere and this server only reads now; inside a unit that only reads it is the unit's own doing. */
export function takesNoChanges(error: unknown): boolean {
  return error instanceof DatabaseError && error.sqlstate === READ_ONLY;
}

const QUERY_CANCELED = '57014';
const READ_ONLY = '25006';
const DISK_FULL = '53100';
const STILL_STANDS = [QUERY_CANCELED, DISK_FULL];
/** Said where the server only reads: another one is taking over. */
export const SWITCHING_OVER = say('database.switching_over');
export const CANNOT_REACH = say('database.cannot_reach');

const SQLSTATE = /^[0-9A-Z]{5}$/;
const SYSTEM = /^(E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|AI_AGAIN)|ENOTFOUND)$/;
const LOST =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;
const NO_ANSWER = /^(08|53[0-4]|57P)/;

/** 23001 is "restrict", which PostgreSQL 18 tells apart; an exclusion constraint (23P01) is uniqueness of ranges. */
const CODES: Readonly<Record<string, DatabaseErrorCode>> = {
  '23505': 'unique',
  '23P01': 'unique',
  '23503': 'foreign_key',
  '23001': 'foreign_key',
  '23514': 'check',
  '23502': 'not_null',
};

/** A part of a table, or what hangs on it: on a node of a cluster each has a number behind its name. */
const PART = /\b(\w+)_\d{6,}\b/g;

/** Said of rows that a coordinator copies to a node: no more than that they were refused. */
const UNTOLD = 'XX000';
const IO_ERROR = '58030';
/** What a coordinator passes on where a node went away in the middle of a question, in words alone: mostly those of its own connection. */
const NODE_GONE = new RegExp(
  [
    ...['^$', '^server closed the connection', '^SSL SYSCALL error', '^SSL connection has been closed', '^no connection to the server'],
    ...['^could not (?:send|receive) data', '^connection (?:not open|to)', '^failure on connection marked as essential'],
    ...['^could not commit transaction for shard', '^failed to COPY to shard'],
  ].join('|'),
);
/** What a constraint is by the end of its name. */
const BY_NAME: readonly [RegExp, DatabaseErrorCode][] = [
  [/_(unique|p?key)$/, 'unique'],
  [/_fkey$/, 'foreign_key'],
  [/_check$/, 'check'],
];

function codeOf(error: Error, sqlstate: string): DatabaseErrorCode {
  if (sqlstate !== UNTOLD) return CODES[sqlstate] ?? 'other';
  const names = partsIn(error);
  return BY_NAME.find(([end]) => names.some((name) => end.test(name)))?.[1] ?? 'other';
}

const partsIn = ({ message }: Error) => [...message.matchAll(PART)].map(([, name = '']) => name);

/** What was violated, and of which table. A cluster's coordinator passes on no more than what a node said in words, and names its parts. */
function violated(error: Error, code: DatabaseErrorCode): { constraint?: string; table?: string } {
  const [constraint, table] = [text(error, 'constraint'), text(error, 'table')];
  if (code === 'other' || constraint !== undefined || table !== undefined) return { constraint, table };
  const [first, second, third] = partsIn(error);
  if (code === 'not_null') return { table: first };
  if (code === 'unique') return { constraint: first };
  // "… on table A violates … B", where B is of another table "… on table C".
  return { constraint: second, table: third ?? first };
}

function fromEngine(error: Error, sqlstate: string): DatabaseError {
  if (sqlstate === QUERY_CANCELED) return new DatabaseError('unavailable', say('database.query_ended'), { sqlstate }, error);
  if (sqlstate === DISK_FULL) return new DatabaseError('unavailable', say('database.disk_full'), { sqlstate }, error);
  const isGone = NO_ANSWER.test(sqlstate) || ([UNTOLD, IO_ERROR].includes(sqlstate) && NODE_GONE.test(error.message));
  if (isGone) return new DatabaseError('unavailable', CANNOT_REACH, { sqlstate }, error);
  const code = codeOf(error, sqlstate);
  const particulars = { sqlstate, ...violated(error, code), column: text(error, 'column'), detail: text(error, 'detail') };
  return new DatabaseError(code, error.message, particulars, error);
}

function text(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}
