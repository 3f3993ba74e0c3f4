import { FIRST_SPREAD } from './distribute.ts';
import type { Database } from './openDatabase.ts';

/** What the coordinator of a cluster knows itself is there at once. */
const PATIENCE_MS = 5_000;

/** A node of a cluster, and which active businesses it has. */
export interface ClusterNode {
  /** The number of its group. */
  node: number;
  clients: readonly number[];
}

/**
 * Which active businesses lie on which node of the cluster: what is asked over all businesses, and may wait for one of its nodes, is asked
 * of each node by them. The coordinator answers alone. @throws DatabaseError, on one server too
 */
export async function businessesOfNodes(database: Pick<Database, 'direct'>): Promise<ClusterNode[]> {
  const { rows } = await database.direct(
    `select p.groupid as node, json_agg(c.id order by c.id) as clients
     from (select id, worker_hash(id) as hash from public.clients where client_id = 0 and status = 'active' offset 0) as c
     join pg_catalog.pg_dist_shard as s on s.logicalrelid = 'public.${FIRST_SPREAD}'::regclass
       and c.hash between s.shardminvalue::int and s.shardmaxvalue::int
     join pg_catalog.pg_dist_placement as p on p.shardid = s.shardid
     group by p.groupid order by p.groupid`,
    [],
    { limitMs: PATIENCE_MS },
  );
  return rows as unknown as ClusterNode[];
}
