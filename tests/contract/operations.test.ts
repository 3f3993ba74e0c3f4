import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import operations from '#/i18n/en/operations.ts';
import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import { PROGRAM } from '#/server/capabilities/wholeBusiness/program.ts';
import { IT_BROKE } from '#/server/foundation/jobs/brokenJobs.ts';
import { Runner } from '#/server/foundation/jobs/runner.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

const PATH = '/api/admin/operations';
const SECRET = 'what the job was about';
const handled = vi.spyOn(Runner.prototype, 'handle');
let host: TestApp;
let admin: string;
let freeBytes = 50_000_000_000;

beforeAll(async () => {
  host = await testApp({ freeBytes: async () => freeBytes });
  admin = await host.signIn('admin@demo.test');
});
afterAll(async () => {
  handled.mockRestore();
  await host.close();
});

const read = async (headers?: Record<string, string>) => {
  const { status, body } = await host.call('GET', PATH, undefined, admin, headers);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const whats = (data: { findings: { what: string }[] }) => data.findings.map(({ what }) => what);

/** A process that was last seen so long ago, by the database's clock. */
const aProcess = (name: string, role: string, secondsAgo: number) =>
  host.database.platform((tx) =>
    sql`insert into public.processes (name, machine, role, version, node, port, started_at, seen_at, memory_bytes, busy_percent)
      values (${name}, 'm', ${role}, '1.0.0', 'v20.19.0', 4000, now() - interval '1 hour', now() - ${secondsAgo} * interval '1 second', 1000, 3)`.execute(
      tx,
    ),
  );
const aJob = (kind: string, status: string, minutesAgo: number, message: string | null, clientId: number) =>
  host.database.platform((tx) =>
    sql`insert into public.jobs (client_id, kind, payload, status, attempts, run_at, message, finished_at)
      values (${clientId}, ${kind}, ${JSON.stringify({ secret: SECRET })}::jsonb, ${status}, 2, now() - ${minutesAgo} * interval '1 minute',
        ${message}, case when ${status} = 'failed' then now() - ${minutesAgo} * interval '1 minute' end)`.execute(tx),
  );

describe('how the installation is', () => {
  it('is for super-admins alone', async () => {
    for (const person of ['owner@demo.test', 'manager@demo.test', 'staff@demo.test'])
      expect((await host.call('GET', PATH, undefined, await host.signIn(person))).status, person).toBe(403);
    expect((await host.call('GET', PATH)).status).toBe(401);
  });

  it('says which processes are there and which are gone, and that none of them does jobs', async () => {
    await aProcess('front', 'host_without_jobs', 5);
    await aProcess('back', 'worker', 300);
    const data = await read();
    expect(data.processes).toEqual([
      expect.objectContaining({ name: 'front', role: 'host_without_jobs', is_gone: false }),
      expect.objectContaining({ name: 'back', role: 'worker', is_gone: true, port: 4000, memory_bytes: 1000, busy_percent: 3 }),
    ]);
    expect(whats(data)).toEqual(['no_jobs', 'process_gone']);
    await host.database.direct(`update public.processes set seen_at = now() where name = 'back'`);
    expect(whats(await read())).toEqual([]);
  });

  it('says what everything stands on', async () => {
    const data = await read();
    expect(data.version).toBe(PROGRAM.version);
    expect(data.database).toEqual({
      engine: host.database.engine,
      version: expect.stringMatching(/^\d+\.\d+/),
      size_bytes: expect.any(Number),
      connections: host.database.engine === 'postgres' ? { used: expect.any(Number), limit: expect.any(Number) } : null,
      replica: null,
    });
    expect(data.database.size_bytes).toBeGreaterThan(1_000_000);
    expect(data.disk).toEqual({ free_bytes: freeBytes, least_bytes: 256 * 1024 * 1024 });
    freeBytes = 1_000_000;
    expect(whats(await read())).toEqual(['disk_full']);
    freeBytes = 50_000_000_000;
  });

  it('counts jobs by their kinds, tells of those that failed why and whose, and nothing of what they were about', async () => {
    const client = host.seeded.one.clientId;
    const name = (
      await host.database.platform((tx) => sql<{ name: string }>`select name from public.clients where id = ${client}`.execute(tx))
    ).rows[0]?.name;
    await aJob('export', 'failed', 5, keptText(say('jobs.not_sent')), client);
    await aJob('export', 'failed', 120, keptText(IT_BROKE), client);
    await aJob('sales.rollups', 'failed', 1, keptText(IT_BROKE), 0);
    await aJob('mail.test', 'failed', 10, keptText(say('jobs.mail_given_up')), client);
    await aJob('mail.test', 'failed', 11, keptText(say('jobs.not_sent')), client);
    await aJob('alerts.watch', 'pending', 7, null, 0);
    const data = await read({ 'x-shown-language': 'de' });
    const of = (kind: string) => data.jobs.find((job: { kind: string }) => job.kind === kind);
    expect(of('export')).toMatchObject({ failed_last_hour: 1, failed_last_day: 2, broke_last_hour: 0, waiting: 0 });
    expect(of('sales.rollups')).toMatchObject({ failed_last_hour: 1, failed_last_day: 1, broke_last_hour: 1 });
    expect(of('alerts.watch')).toMatchObject({ waiting: 1, failed_last_day: 0 });
    expect(of('alerts.watch').oldest_due_seconds).toBeGreaterThanOrEqual(420);
    expect(data.emails, 'what was refused for good is not given up').toEqual({ waiting: 0, given_up_last_hour: 1, given_up: 1 });
    expect(data.findings).toEqual([
      { what: 'jobs_late', level: 'wrong', values: { kinds: 'alerts.watch', minutes: 7 } },
      { what: 'jobs_broke', level: 'look', values: { smart_count: 1 } },
      { what: 'emails_given_up', level: 'look', values: { smart_count: 1 } },
    ]);
    expect(
      data.failed_jobs.map((job: { kind: string; business: string | null; attempts: number }) => [job.kind, job.business, job.attempts]),
    ).toEqual([
      ['sales.rollups', null, 2],
      ['export', name, 2],
      ['mail.test', name, 2],
      ['mail.test', name, 2],
      ['export', name, 2],
    ]);
    expect(data.failed_jobs[1].why).toBe('Der Mailserver hat die E-Mail abgelehnt');
    expect(JSON.stringify(data)).not.toContain(SECRET);
  });

  it('has words for every kind of job that the program does, and for no other', () => {
    const kinds = new Set(handled.mock.calls.map(([kind]) => kind));
    expect(Object.keys(operations.job).sort(), 'the embedded database alone is vacuumed by jobs').toEqual(
      [...kinds.add('database.vacuum')].sort(),
    );
  });
});
