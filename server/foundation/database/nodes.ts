import { FIRST_SPREAD } from './distribute.ts';
import type { Database } from './openDatabase.ts';

/** What the coordinator of a cluster knows itself is there at once. */
const PATIENCE_MS = 5_000;

/** A node of a cluster, and which businesses it has. */
export interface ClusterNode {
  /** The number of its group. */
  node: number;
  clients: readonly number[];
}

/** Which businesses are meant: those that are active, or all there are, the platform among them. */
const CHOSEN = {
  active: "select id from public.clients where client_id = 0 and status = 'active'",
  all: 'select id from public.clients where client_id = 0 union all select 0',
} as const;

/**
 * Which businesses lie on which node of the cluster: what is asked over all businesses, and may wait for one of its nodes, is asked of each
 * node by them. The coordinator answers alone. @throws DatabaseError, on one server too
 */
export async function businessesOfNodes(database: Pick<Database, 'direct'>, which: keyof typeof CHOSEN): Promise<ClusterNode[]> {
  const { rows } = await database.direct(
    `select p.groupid as node, json_agg(c.id order by c.id) as clients
     from (select id, worker_hash(id) as hash from (${CHOSEN[which]}) as chosen offset 0) as c
     join pg_catalog.pg_dist_shard as s on s.logicalrelid = 'public.${FIRST_SPREAD}'::regclass
       and c.hash between s.shardminvalue::int and s.shardmaxvalue::int
     join pg_catalog.pg_dist_placement as p on p.shardid = s.shardid
     group by p.groupid order by p.groupid`,
    [],
    { limitMs: PATIENCE_MS },
  );
  return rows as unknown as ClusterNode[];
}
