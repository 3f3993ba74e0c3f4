import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** A database that counts the statements of what works in it for somebody: those of businesses and of the platform. */
export function counting(database: Database): { database: Database; statements: () => number } {
  let statements = 0;
  const counted = (tx: Transaction) =>
    tx.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
  const tenant: Database['tenant'] = (clientId, work, options) => database.tenant(clientId, (tx) => work(counted(tx)), options);
  const platform: Database['platform'] = (work, options) => database.platform((tx) => work(counted(tx)), options);
  const own: Partial<Database> = { tenant, platform };
  const get = (target: Database, key: string | symbol) => (key in own ? Reflect.get(own, key) : Reflect.get(target, key, target));
  return { database: new Proxy(database, { get }), statements: () => statements };
}
