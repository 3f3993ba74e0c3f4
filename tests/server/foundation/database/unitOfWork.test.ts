import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { inSavepoint } from '#/server/foundation/database/savepoint.ts';
import type { UnitObserver } from '#/server/foundation/database/unitObserver.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { openWalledDatabase } from './engines.ts';

let database: Database;
beforeAll(async () => {
  database = await openWalledDatabase();
});
afterAll(() => database?.close());

const add = (tx: Transaction, clientId: number, slug: string) => tx.insertInto('notes').values({ client_id: clientId, slug }).execute();
const slugs = (clientId: number) =>
  database.owner(async (tx) =>
    (await tx.selectFrom('notes').select('slug').where('client_id', '=', clientId).orderBy('id').execute()).map((row) => row.slug),
  );

describe('a unit of work', () => {
  it('commits what it did and answers its result', async () => {
    const result = await database.tenant(1, async (tx) => {
      await add(tx, 1, 'kept');
      return 'answer';
    });
    expect(result).toBe('answer');
    expect(await slugs(1)).toEqual(['kept']);
  });

  it('is undone when it throws', async () => {
    const failing = database.tenant(2, async (tx) => {
      await add(tx, 2, 'lost');
      throw new Error('on second thoughts');
    });
    await expect(failing).rejects.toThrow('on second thoughts');
    expect(await slugs(2)).toEqual([]);
  });

  it('calls what waits for its commit when others can see it, and not where it is undone', async () => {
    const heard: string[] = [];
    let seen: ReturnType<typeof slugs> | undefined;
    await database.tenant(5, async (tx) => {
      await add(tx, 5, 'committed');
      database.afterCommit(() => {
        heard.push('committed');
        seen = slugs(5);
      });
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(['committed']);
    expect(await seen).toEqual(['committed']);
    const undone = database.tenant(5, async () => {
      database.afterCommit(() => heard.push('undone'));
      throw new Error('on second thoughts');
    });
    await expect(undone).rejects.toThrow('on second thoughts');
    database.afterCommit(() => heard.push('outside'));
    expect(heard).toEqual(['committed', 'outside']);
  });

  it('is told to everybody who measures: its wait, and its end; until they do so no more', async () => {
    const heard: string[] = [];
    const observer = (name: string): UnitObserver => ({
      began: (kind, isReadonly) => ({
        waited: () => heard.push(`${name} ${kind}${isReadonly ? ' readonly' : ''} waited`),
        readFrom: () => heard.push(`${name} read`),
        ended: (_seconds, isDone) => heard.push(`${name} ${kind} ${isDone ? 'done' : 'undone'}`),
      }),
    });
    const ignored = [database.observe(observer('one')), database.observe(observer('two')), database.observe({ began: () => undefined })];
    await database.tenant(6, async () => undefined, { readonly: true });
    expect(heard).toEqual(['one read readonly waited', 'two read readonly waited', 'one read done', 'two read done']);
    heard.length = 0;
    ignored[0]?.();
    await expect(database.tenant(6, () => Promise.reject(new Error('on second thoughts')))).rejects.toThrow();
    await database.direct('select 1');
    expect(heard).toEqual(['two write waited', 'two write undone', 'two owner waited', 'two owner done']);
    for (const ignore of ignored) ignore();
    await database.direct('select 1');
    expect(heard).toHaveLength(4);
  });

  it('is not reported as saved when an SQL error in it was passed over', async () => {
    const passedOver = database.tenant(2, async (tx) => {
      await add(tx, 2, 'lost');
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(passedOver).rejects.toThrow('Nothing was saved');
    expect(await slugs(2)).toEqual([]);
  });

  it('goes on after a failure inside a savepoint', async () => {
    await database.tenant(3, async (tx) => {
      await add(tx, 3, 'one');
      await inSavepoint(tx, () => add(tx, 3, 'one')).catch(() => undefined);
      await add(tx, 3, 'two');
    });
    expect(await slugs(3)).toEqual(['one', 'two']);
  });

  it('runs queries that were asked for together one after the other', async () => {
    const numbers = await database.owner((tx) =>
      Promise.all([1, 2, 3].map(async (n) => (await sql<{ n: number }>`select ${n}::int as n`.execute(tx)).rows[0]?.n)),
    );
    expect(numbers).toEqual([1, 2, 3]);
  });

  it('refuses to write where it is readonly', async () => {
    const writing = database.tenant(1, (tx) => add(tx, 1, 'no'), { readonly: true });
    await expect(writing).rejects.toMatchObject({ sqlstate: '25006' });
  });

  it('has a handle that is useless afterwards', async () => {
    const handle = await database.owner(async (tx) => () => sql`select 1`.execute(tx));
    await expect(handle()).rejects.toThrow('has ended');
  });

  it('has a handle that begins no transaction of its own', async () => {
    await expect(database.owner((tx) => tx.transaction().execute(async () => undefined))).rejects.toThrow('is a transaction already');
  });

  it.each(['owner', 'platform'] as const)('refuses a second one (%s) inside it at once', async (kind) => {
    const began = performance.now();
    await expect(database.tenant(1, () => database[kind](async () => undefined))).rejects.toThrow('already open');
    await expect(database.tenant(1, () => database.direct('select 1'))).rejects.toThrow('already open');
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('may be followed by another that was started from inside it', async () => {
    let later: Promise<string> | undefined;
    await database.owner(async () => {
      later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => database.owner(async () => 'ran'));
    });
    expect(await later).toBe('ran');
  });
});

describe('units of work side by side', () => {
  it('never lose an update', async () => {
    await database.owner((tx) => tx.insertInto('notes').values({ client_id: 4, slug: 'counter', size: 1 }).execute());
    const increment = () =>
      database.tenant(4, async (tx) => {
        const { size } = await tx
          .selectFrom('notes')
          .select('size')
          .where('slug', '=', 'counter')
          .where('client_id', '=', 4)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('notes')
          .set({ size: Number(size) + 1 })
          .where('slug', '=', 'counter')
          .where('client_id', '=', 4)
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, increment));
    const { rows } = await database.direct("select size from notes where slug = 'counter'");
    expect(rows).toEqual([{ size: 21 }]);
  });

  /** A unit that fails so, in its first tries or in all of them; and how often it was tried. */
  async function failing(code: string, tries: number, options = { retryable: true }) {
    let tried = 0;
    const end = await database
      .owner(async (tx) => {
        tried += 1;
        if (tried <= tries) await sql.raw(`do $$ begin raise exception 'given up' using errcode = '${code}'; end $$`).execute(tx);
        return 'done';
      }, options)
      .catch((error: DatabaseError) => error.sqlstate);
    return { end, tried };
  }

  it('run again when the database gave one up and it may be retried', async () => {
    expect(await failing('40001', 2)).toEqual({ end: 'done', tried: 3 });
  });

  it('run once more when a row is there that was not: what another unit stored meanwhile is seen then', async () => {
    expect(await failing('23505', 1)).toEqual({ end: 'done', tried: 2 });
    expect(await failing('23505', 9)).toEqual({ end: '23505', tried: 2 });
  });

  it('do not run again otherwise', async () => {
    for (const code of ['40001', '23505']) expect(await failing(code, 1, { retryable: false })).toEqual({ end: code, tried: 1 });
    expect(await failing('23502', 1)).toEqual({ end: '23502', tried: 1 });
  });
});

describe('who a unit of work is', () => {
  const who = (tx: Transaction) =>
    sql<{ role: string; client: string | null }>`select current_user as role, current_setting('app.client_id', true) as client`.execute(tx);

  it('is the tenant role with its client', async () => {
    expect((await database.tenant(7, who)).rows).toEqual([{ role: 'countinghouse_tenant', client: '7' }]);
  });

  it('is the platform role without a client, and leaves nothing of a tenant behind', async () => {
    await database.tenant(7, who);
    const { rows } = await database.platform(who);
    expect(rows[0]?.role).toBe('countinghouse_platform');
    expect(rows[0]?.client ?? '').toBe('');
  });

  it('sees its own rows alone, even with a forgotten predicate', async () => {
    await database.owner((tx) =>
      tx
        .insertInto('notes')
        .values([
          { client_id: 8, slug: 'ours' },
          { client_id: 9, slug: 'theirs' },
        ])
        .execute(),
    );
    const { rows } = await database.tenant(8, (tx) => sql<{ slug: string }>`select slug from tenant.notes`.execute(tx));
    expect(rows).toEqual([{ slug: 'ours' }]);
  });

  it('cannot write for another client', async () => {
    await expect(database.tenant(8, (tx) => add(tx, 9, 'smuggled'))).rejects.toMatchObject({ sqlstate: '42501' });
    const { numUpdatedRows } = await database.tenant(8, (tx) =>
      tx.updateTable('notes').set({ slug: 'mine now' }).where('client_id', '=', 9).executeTakeFirstOrThrow(),
    );
    expect(numUpdatedRows).toBe(0n);
  });

  it('sees nothing as a tenant without a client', async () => {
    const { rows } = await database.owner(async (tx) => {
      await sql`set local role countinghouse_tenant`.execute(tx);
      return sql`select * from tenant.notes`.execute(tx);
    });
    expect(rows).toEqual([]);
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 60])('is never client %s', async (clientId) => {
    await expect(database.tenant(clientId, who)).rejects.toThrow('is no client');
  });
});

describe('an error of the database', () => {
  const insert = (values: Record<string, unknown>) =>
    database.owner((tx) =>
      tx
        .insertInto('notes')
        .values({ client_id: 10, slug: 'first', ...values })
        .execute(),
    );

  it('says which rule was broken', async () => {
    await insert({});
    const unique = await insert({}).catch((error: unknown) => error);
    expect(unique).toBeInstanceOf(DatabaseError);
    expect(unique).toMatchObject({
      code: 'unique',
      constraint: 'notes_client_id_slug_key',
      table: 'notes',
      detail: 'Key (client_id, slug)=(10, first) already exists.',
    });
    await expect(insert({ slug: 'b', parent_id: 999_999 })).rejects.toMatchObject({
      code: 'foreign_key',
      constraint: 'notes_client_id_parent_id_fkey',
    });
    await expect(insert({ slug: 'c', size: 0 })).rejects.toMatchObject({ code: 'check', constraint: 'notes_size_check' });
    await expect(insert({ slug: null })).rejects.toMatchObject({ code: 'not_null', table: 'notes', column: 'slug' });
    await expect(database.direct('select nonsense')).rejects.toMatchObject({ code: 'other', sqlstate: '42703' });
  });

  it('that comes with the commit undoes the unit and is told', async () => {
    const deferred = database.owner(async (tx) => {
      await sql`set constraints all deferred`.execute(tx);
      await tx.insertInto('notes').values({ client_id: 11, slug: 'orphan', parent_id: 5 }).execute();
    });
    await expect(deferred).rejects.toMatchObject({ code: 'foreign_key' });
    expect(await slugs(11)).toEqual([]);
  });
});

describe('a message outside units of work', () => {
  it('may hold several statements, and ones that no transaction allows', async () => {
    expect((await database.direct('select 1 as one; select 2 as two')).rows).toEqual([{ two: 2 }]);
    expect((await database.direct('vacuum notes')).command).toBe('VACUUM');
    expect((await database.direct('select $1::int + 1 as sum', [2])).rows).toEqual([{ sum: 3 }]);
  });

  it('leaves no transaction open', async () => {
    await expect(database.direct('begin; select 1')).rejects.toThrow('left a transaction open');
    expect(await database.owner(async () => 'fine')).toBe('fine');
  });
});
