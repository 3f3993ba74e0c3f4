import type { WorkKind } from './workKind.ts';

/** What a query answers, the same for both engines. */
export interface QueryResult {
  rows: Record<string, unknown>[];
  /** Rows returned or changed, where the command counts them. */
  rowCount: number | null;
  /** The command's name: SELECT, INSERT, COMMIT …; of the last one where several were sent. */
  command: string;
}

/** One connection, held by one unit of work. */
export interface Connection {
  /** Without `values` the text may hold several statements. @throws DatabaseError */
  query(text: string, values?: readonly unknown[]): Promise<QueryResult>;
  /** Has a statement kept, parsed and planned, and answers its name for `execute`. Not where another connection may be next. */
  keep?(text: string): Promise<string>;
  /** Whether a transaction is open, failed ones included. */
  inTransaction(): boolean;
  /** Gives the connection back; resolves when what it committed is on the disk. `broken`: nobody else gets it. */
  release(broken?: boolean): Promise<void>;
}

/** Who asks: the owner of the tables, or the host's own sign-in, which takes a role for each unit of work. */
export interface ConnectionRequest {
  as: 'owner' | 'host';
  /** For which business, so that none has all of them while others wait; undefined: for none, or several. */
  clientId?: number | undefined;
  /** What the host's work is for. */
  kind?: WorkKind | undefined;
  /** A query that takes longer is ended, in milliseconds; without it, none is. */
  limitMs?: number | undefined;
  /** Where one connection serves all: it may be ended by `GaveWay` when others have waited for it too long. */
  givesWay?: boolean | undefined;
  /** How often it was ended for others before: each time they wait longer for it. */
  gaveWay?: number | undefined;
}

/** How the connections of one pool are used at this moment. */
export interface PoolUse {
  /** `requests`, `reports` (and jobs), `owner`, `watch` (the health check), `replica`; `all` where one connection serves everything. */
  pool: 'requests' | 'reports' | 'owner' | 'watch' | 'replica' | 'all';
  inUse: number;
  idle: number;
  /** Units of work that wait for one. */
  waiting: number;
  /** Connections at most. */
  size: number;
}

/** The thin interface to an engine; everything above it is the same for both. */
export interface Driver {
  readonly engine: 'embedded' | 'postgres';
  connect(request: ConnectionRequest): Promise<Connection>;
  /** Resolves where new work would be done now. @throws DatabaseError `unavailable`, whose sentence says why not */
  check(): Promise<void>;
  /** How the connections are used at this moment; no query. */
  pools(): readonly PoolUse[];
  /** A tar file of the whole database, from which another can be opened. @throws where the engine has its own tools for it */
  dump(): Promise<Uint8Array>;
  /** Where the host answers, for commands that find the database in use; `backups`: the socket for its backups. */
  announce(address: string, backups?: string): Promise<void>;
  /** Waits for the work in hand; new work is refused. */
  close(): Promise<void>;
}
