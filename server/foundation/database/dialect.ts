import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver as KyselyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Connection } from './driver.ts';

/** Kysely on one connection whose transaction somebody else begins and ends. */
export function connectionDialect(connection: Pick<Connection, 'query'>): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => new ConnectionDriver(connection),
  };
}

class ConnectionDriver implements KyselyDriver {
  readonly #connection: DatabaseConnection;

  constructor(connection: Pick<Connection, 'query'>) {
    this.#connection = new BoundConnection(connection);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    throw new Error('A unit of work is a transaction already: use its handle');
  }

  async commitTransaction(): Promise<void> {
    throw new Error('The unit of work commits itself');
  }

  async rollbackTransaction(): Promise<void> {
    throw new Error('A unit of work is rolled back by throwing');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class BoundConnection implements DatabaseConnection {
  readonly #connection: Pick<Connection, 'query'>;

  constructor(connection: Pick<Connection, 'query'>) {
    this.#connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount } = await this.#connection.query(query.sql, query.parameters);
    return { rows: rows as R[], ...(rowCount === null ? {} : { numAffectedRows: BigInt(rowCount) }) };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed: read them by keyset pages');
  }
}
