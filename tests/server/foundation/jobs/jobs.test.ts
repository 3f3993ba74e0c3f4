import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { aborted, jobHosts, pause } from '#/tests/support/jobHosts.ts';

const GONE = say('access.no_such_establishment');
const owner = { clientId: 1, userId: 7 };
let database: Database;
const { host, ended, closeAll } = jobHosts(() => database, owner);

beforeAll(async () => {
  database = await migratedDatabase();
});
afterEach(async () => {
  await closeAll();
  await database.direct('delete from public.jobs');
  await database.direct('delete from public.clients');
});
afterAll(() => database.close());

describe('a job', () => {
  test('is done with its payload, and keeps what the work returns', async () => {
    const { jobs, ready } = host();
    jobs.handle<{ to: number }>('count', async ({ to }, run) => {
      await run.progress(40);
      return { counted: to, by: run.userId, attempt: run.attempt };
    });
    await ready();
    const job = await ended(jobs, 'count', await jobs.enqueue('count', { to: 3 }, owner));
    expect(job).toMatchObject({ status: 'completed', progress: 100, result: { counted: 3, by: 7, attempt: 1 }, message: null });
  });

  test('says how far it is', async () => {
    const { jobs, ready } = host();
    let finish = () => {};
    jobs.handle('slow', async (_payload, run) => {
      await run.progress(41.7);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await ready();
    const id = await jobs.enqueue('slow', {}, owner);
    await expect
      .poll(() => jobs.status('slow', id as number, owner), { timeout: 5_000 })
      .toMatchObject({ status: 'processing', progress: 41 });
    finish();
    expect(await ended(jobs, 'slow', id)).toMatchObject({ status: 'completed', progress: 100 });
  });

  test('that is refused fails at once with the sentence', async () => {
    const { jobs, ready } = host();
    let tries = 0;
    jobs.handle('refused', async () => {
      tries += 1;
      throw notFound(GONE);
    });
    await ready();
    expect(await ended(jobs, 'refused', await jobs.enqueue('refused', {}, owner))).toMatchObject({
      status: 'failed',
      message: keptText(GONE),
    });
    expect(tries).toBe(1);
  });

  test('that breaks is tried three times, and its reason stays inside', async () => {
    const { jobs, ready } = host();
    let tries = 0;
    jobs.handle('broken', async () => {
      tries += 1;
      throw new Error('secret detail');
    });
    await ready();
    expect(await ended(jobs, 'broken', await jobs.enqueue('broken', {}, owner))).toMatchObject({
      status: 'failed',
      message: keptText(say('requests.internal')),
    });
    expect(tries).toBe(3);
  });

  test('is its owner’s alone', async () => {
    const { jobs } = host();
    const id = (await jobs.enqueue('private', {}, owner)) as number;
    expect(await jobs.status('private', id, owner)).toMatchObject({ status: 'pending' });
    for (const other of [
      { clientId: 1, userId: 8 },
      { clientId: 2, userId: 7 },
      { clientId: 0, userId: 7 },
    ]) {
      expect(await jobs.status('private', id, other)).toBeUndefined();
      expect(await jobs.cancel('private', id, other)).toBe(false);
    }
    expect(await jobs.status('other kind', id, owner)).toBeUndefined();
  });

  test('does not begin before its time, nor twice under one key', async () => {
    const { jobs, ready } = host();
    let runs = 0;
    jobs.handle('once', async () => {
      runs += 1;
    });
    jobs.handle('other', async () => {});
    const another = async () => ended(jobs, 'other', await jobs.enqueue('other', {}, owner));
    await ready();
    expect(await jobs.enqueue('once', {}, owner, { key: 'a', delayMs: 60_000 })).toBeGreaterThan(0);
    expect(await jobs.enqueue('once', {}, owner, { key: 'a' })).toBeUndefined();
    await another();
    expect(runs).toBe(0);
    await database.direct(`update public.jobs set run_at = now() where kind = 'once'`);
    await another();
    await expect.poll(() => runs, { timeout: 5_000 }).toBe(1);
    expect(await jobs.enqueue('once', {}, owner, { key: 'a', delayMs: 60_000 })).toBeGreaterThan(0);
  });

  test('waits while its business is not active, and is let go where it runs; emails still leave', async () => {
    const business = (status: string) => database.direct(`update public.clients set status = '${status}' where id = 1`);
    await database.direct(`insert into public.clients (client_id, id, name, email, status, plan, requires_two_factor, created_at, updated_at)
      overriding system value values (0, 1, 'One', 'one@demo.test', 'active', 'trial', false, now(), now())`);
    const { jobs, ready } = host({ beatMs: 20 });
    const done: string[] = [];
    jobs.handle('work', async (_payload, run) => {
      done.push(`begun ${run.attempt}`);
      if (run.attempt === 1) await aborted(run.signal).finally(() => done.push('let go'));
    });
    jobs.handle('mail.note', async () => void done.push('email'));
    await ready();
    const id = await jobs.enqueue('work', {}, owner);
    await expect.poll(() => done, { timeout: 5_000 }).toEqual(['begun 1']);
    await business('inactive');
    await ended(jobs, 'mail.note', await jobs.enqueue('mail.note', {}, owner));
    expect(await jobs.status('work', id ?? 0, owner)).toMatchObject({ status: 'processing' });
    await expect.poll(() => new Set(done), { timeout: 5_000 }).toEqual(new Set(['begun 1', 'let go', 'email']));
    await database.direct(`update public.jobs set held_until = now() - interval '1 s' where kind = 'work'`);
    await ended(jobs, 'mail.note', await jobs.enqueue('mail.note', {}, owner));
    expect(done).not.toContain('begun 2');
    await business('active');
    expect(await ended(jobs, 'work', id)).toMatchObject({ status: 'completed' });
    expect(done.at(-1)).toBe('begun 2');
  });

  test('is not there where the unit of work that added it was undone', async () => {
    const { jobs, ready } = host();
    let runs = 0;
    jobs.handle('outbox', async () => {
      runs += 1;
    });
    await ready();
    const undone = database.tenant(1, async (tx) => {
      await jobs.enqueue('outbox', {}, owner, { tx });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await database.tenant(1, async (tx) => void (await jobs.enqueue('outbox', {}, owner, { tx })));
    await expect.poll(() => runs, { timeout: 5_000 }).toBe(1);
    await pause(150);
    expect(runs).toBe(1);
  });

  test('ends its work when it is cancelled', async () => {
    const { jobs, ready } = host({ beatMs: 20 });
    let reason: unknown;
    jobs.handle('endless', async (_payload, run) =>
      aborted(run.signal).catch((error: unknown) => {
        reason = error;
        throw error;
      }),
    );
    await ready();
    const id = (await jobs.enqueue('endless', {}, owner)) as number;
    await expect.poll(() => jobs.status('endless', id, owner)).toMatchObject({ status: 'processing' });
    expect(await jobs.cancel('endless', id, owner)).toBe(true);
    await expect.poll(() => reason).toBeInstanceOf(Error);
    expect(await jobs.status('endless', id, owner)).toMatchObject({ status: 'cancelled' });
    expect(await jobs.cancel('endless', id, owner)).toBe(false);
  });
});

describe('several hosts on one database', () => {
  test('do every job once', async () => {
    const done: string[] = [];
    const both = [host(), host()];
    for (const [index, { jobs }] of both.entries()) {
      jobs.handle<{ n: number }>('shared', async ({ n }) => {
        await pause(5);
        done.push(`${index}:${n}`);
      });
    }
    for (let n = 0; n < 40; n++) await both[0]?.jobs.enqueue('shared', { n }, owner);
    await Promise.all(both.map(({ ready }) => ready()));
    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(40);
    await pause(100);
    expect(new Set(done.map((one) => one.split(':')[1])).size).toBe(40);
    expect(done).toHaveLength(40);
    expect(new Set(done.map((one) => one.split(':')[0]))).toEqual(new Set(['0', '1']));
  });

  test('go on with what a silent host held, and its late word no longer counts', async () => {
    const silent = host({ leaseMs: 100, beatMs: 60_000, pollMs: 60_000 });
    let wakeUp = () => {};
    silent.jobs.handle('handed over', async () => {
      await new Promise<void>((resolve) => {
        wakeUp = resolve;
      });
      return 'too late';
    });
    await silent.ready();
    const id = await silent.jobs.enqueue('handed over', {}, owner);
    await expect.poll(() => silent.jobs.status('handed over', id as number, owner)).toMatchObject({ status: 'processing' });
    const other = host({ leaseMs: 10_000 });
    other.jobs.handle('handed over', async (_payload, run) => `attempt ${run.attempt}`);
    await other.ready();
    const done = await ended(other.jobs, 'handed over', id);
    // On a busy machine the silent host may have begun a second time before the other one came.
    expect(done).toMatchObject({ status: 'completed', result: expect.stringMatching(/^attempt [2-9]$/) });
    wakeUp();
    await silent.app.close();
    expect(await other.jobs.status('handed over', id as number, owner)).toMatchObject({ result: done?.result });
  });

  test('begin when the unit of work that asked for them is stored, however long it takes', async () => {
    const { jobs, ready } = host({ pollMs: 60_000 });
    jobs.handle('stored', async () => 'done');
    await ready();
    const id = await database.tenant(1, (tx) => jobs.enqueue('stored', {}, owner, { tx }).finally(() => pause(200)));
    expect((await ended(jobs, 'stored', id)).result).toBe('done');
  });

  test('take over at once what a stopping host puts back, and it does not count as a try', async () => {
    const stopping = host();
    stopping.jobs.handle('long', async (_payload, run) => aborted(run.signal));
    await stopping.ready();
    const id = await stopping.jobs.enqueue('long', {}, owner);
    await expect.poll(() => stopping.jobs.status('long', id as number, owner)).toMatchObject({ status: 'processing' });
    const before = performance.now();
    await stopping.app.close();
    expect(performance.now() - before).toBeLessThan(5_000);
    const next = host();
    next.jobs.handle('long', async (_payload, run) => run.attempt);
    await next.ready();
    expect(await ended(next.jobs, 'long', id)).toMatchObject({ status: 'completed', result: 1 });
  });

  test('stop in time though work does not listen', async () => {
    const deaf = host({ graceMs: 100 });
    deaf.jobs.handle('deaf', () => new Promise(() => {}));
    await deaf.ready();
    const id = await deaf.jobs.enqueue('deaf', {}, owner);
    await expect.poll(() => deaf.jobs.status('deaf', id as number, owner)).toMatchObject({ status: 'processing' });
    const before = performance.now();
    await deaf.app.close();
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  test('give up a job that killed three of them', async () => {
    await database.direct(
      `insert into public.jobs (client_id, user_id, kind, payload, status, fruitless, holder, held_until) values (1, 7, 'deadly', '{}', 'processing', 6, 'gone', now() - interval '1 s')`,
    );
    const { jobs, ready } = host();
    let runs = 0;
    jobs.handle('deadly', async () => {
      runs += 1;
    });
    await ready();
    const { rows } = await database.owner((tx) => sql<{ id: number }>`select id from public.jobs where kind = 'deadly'`.execute(tx));
    expect(await ended(jobs, 'deadly', rows[0]?.id)).toMatchObject({ status: 'failed', message: keptText(say('jobs.given_up')) });
    expect(runs).toBe(0);
  });

  test('share recurring work: it comes again on one of them at a time', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const both = [host(), host()];
    for (const { jobs } of both) {
      jobs.every('tick', 20, async () => {
        running += 1;
        most = Math.max(most, running);
        runs += 1;
        await pause(10);
        running -= 1;
      });
    }
    await Promise.all(both.map(({ ready }) => ready()));
    await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThan(3);
    expect(most).toBe(1);
    const { rows } = await database.direct(`select count(*) as rows from public.jobs where kind = 'tick'`);
    expect(rows).toEqual([{ rows: 1 }]);
  });
});
