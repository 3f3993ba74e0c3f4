import { type RawBuilder, sql } from 'kysely';
import { doEach } from '#/server/foundation/doEach.ts';
import { isConnectionLost, tookTooLong } from './databaseError.ts';
import { FIRST_SPREAD } from './distribute.ts';
import { businessesOfNodes, type ClusterNode } from './nodes.ts';
import type { Database } from './openDatabase.ts';

/**
 * That a row is of one of the businesses which are asked about: said of each table that is read, else a cluster asks the others' nodes too.
 * @param column the one that says whose it is (`client_id`)
 */
export type Whose = (column?: string) => RawBuilder<boolean>;

/** What recurring work needs of a database that may be a cluster. */
type Spread = Pick<Database, 'platform' | 'direct' | 'distributed'>;

/** A node that answers does so at once. */
const PATIENCE_MS = 5_000;

const EVERYBODY: Whose = () => sql`true`;

/**
 * Does recurring work over all businesses (those that are suspended and the platform itself too): in one go on one server, on a cluster for
 * each node by itself, the nodes beside each other, so that one which is silent holds up its own businesses alone.
 * @throws what `work` throws, on a cluster an AggregateError once all nodes are done with
 */
export async function overAll(database: Spread, work: (whose: Whose) => Promise<unknown>): Promise<void> {
  if (!database.distributed) return void (await work(EVERYBODY));
  const nodes = await businessesOfNodes(database, 'all');
  const ended = await Promise.allSettled(
    nodes.map(async (node) => {
      await answers(database, node);
      await work(whoseOf(node));
    }),
  );
  const failures = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  if (failures.length)
    throw new AggregateError(failures, `${failures.length} of ${nodes.length} nodes: ${failures.map(String).join('; ')}`);
}

/**
 * Finds what there is to do over all businesses and does it, one after the other (on a cluster: of each node); what goes wrong at one keeps
 * no other waiting.
 * @param question a statement of the platform's that finds it @returns how many were found
 * @throws AggregateError of what went wrong, once all were done
 */
export async function doForAll<T>(
  database: Spread,
  question: (whose: Whose) => RawBuilder<T>,
  work: (one: T) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  await overAll(database, async (whose) => {
    // Nodes are done with beside each other: what is added to is read afterwards.
    const found = await doForSome(database, question(whose), work);
    count += found;
  });
  return count;
}

/** The same for those of `overAll` whose turn it is. */
export async function doForSome<T>(database: Spread, question: RawBuilder<T>, work: (one: T) => Promise<unknown>): Promise<number> {
  const { rows: found } = await database.platform((tx) => question.execute(tx), { readonly: true });
  // What a node that has fallen silent keeps waiting would wait once for each of them.
  await doEach(found, work, { until: (error) => database.distributed && (isConnectionLost(error) || tookTooLong(error)) });
  return found.length;
}

/** Deletes rows of all businesses. @param which of the rows, by a table's own columns */
export async function forgetOverAll(database: Spread, table: string, which: RawBuilder<unknown>): Promise<void> {
  await overAll(database, (whose) =>
    database.platform((tx) => sql`delete from ${sql.id('public', table)} where ${whose()} and ${which}`.execute(tx)),
  );
}

/** Numbers of businesses are safe to write out: a cluster looks at constants alone to see which node it has to ask. */
const whoseOf =
  ({ clients }: ClusterNode): Whose =>
  (column = 'client_id') =>
    sql`${sql.ref(column)} = any(${sql.lit(`{${clients.join(',')}}`)}::bigint[])`;

/** @throws DatabaseError soon where the node does not answer, instead of when the work has reached its limit */
async function answers(database: Spread, { clients: [client] }: ClusterNode): Promise<void> {
  await database.direct(`select 1 from public.${FIRST_SPREAD} where client_id = $1 limit 1`, [client], {
    limitMs: PATIENCE_MS,
    shareOf: client,
  });
}
