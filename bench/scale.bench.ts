import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addDays } from '#/model/reports/periods.ts';
import { HOUR_MS, SECOND_MS } from '#/model/values/durations.ts';
import { localText } from '#/model/values/instants.ts';
import { model } from '#/resources/index.ts';
import { recomputeMarked } from '#/server/domain/sales/recompute.ts';
import { migrate } from '#/server/foundation/database/migrate.ts';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { systemTables } from '#/server/systemTables.ts';
import { type PostgresServer, postgresServer } from '#/tests/support/postgresServer.ts';
import { startReceiver } from '#/tests/support/webhookReceiver.ts';
import { report } from './ratio.ts';
import { shareOf, stretchOf } from './scale/aDay.ts';
import { repeated } from './scale/again.ts';
import { disagreements } from './scale/agreement.ts';
import { Gauges } from './scale/gauges.ts';
import { before, happeningsOf } from './scale/happenings.ts';
import { Hosts } from './scale/hosts.ts';
import { fillPlaces, openPlaces } from './scale/places.ts';
import { ms, secondsOf, stored, tell, tellStored } from './scale/told.ts';
import { live } from './scale/traffic.ts';

/** How many establishments, and how fast their time goes, one speed for each number or one for all. */
const SIZES = (process.env.ESTABLISHMENTS ?? '10,100').split(',').map(Number);
const SPEEDS = (process.env.SPEED ?? '20').split(',').map(Number);
/** The part of the day that is lived through. */
const STRETCH = stretchOf(process.env.STRETCH ?? '19:00-20:00');

/** How many hosts on the one database, each call to another one; and every how many seconds one of them is killed. */
const HOSTS = Number(process.env.HOSTS ?? 1);
const KILL_EVERY = process.env.KILL_EVERY;
/** Every how many seconds the database crashes, and how long it stays away. */
const CRASH_EVERY = process.env.CRASH_EVERY;
const CRASHED_MS = 1_000;

/** Kinds of calls that are made; without it all of them. */
const KINDS = process.env.KINDS?.split(',');

const perDay = new Map<number, number>();

test.each(SIZES.map((size, at) => [size, SPEEDS[at] ?? SPEEDS.at(-1) ?? 1]))(
  'the day of %i establishments, %i times as fast',
  async (size, speed) => {
    const server = await postgresServer();
    const dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-scale-'));
    const secret = randomBytes(32).toString('hex');
    const receiver = await startReceiver();
    const hosts = await Hosts.of(HOSTS, {
      DATA_DIR: dataDir,
      DATABASE_URL: server.url,
      JWT_SECRET: secret,
      HOST: '127.0.0.1',
      OUTGOING_LOOPBACK: '1',
      // Each establishment comes from an address of its own.
      TRUST_PROXY: 'loopback',
      // Time goes faster here than for those who count.
      API_CALLS_PER_MINUTE: '1000000',
      EMAILS_PER_HOUR: '100000',
    });
    const database = await openDatabase({ databaseUrl: server.url });
    try {
      await migrate(database, model, systemTables);
      const timezone = zoneWhere(STRETCH.to);
      const places = await fillPlaces(database, size, timezone);
      await hosts.start();
      await openPlaces(database, places, { url: hosts.next(), secret, receiver: receiver.address });
      const date = localText(new Date().toISOString(), timezone).slice(0, 10);
      const day = { date, speed, stretch: STRETCH };
      const sold = await live(
        () => hosts.next(),
        places.flatMap((place) => before(place, day)),
        { from: 0, speed: 1 },
      );
      expect([...sold.refused]).toEqual([]);
      await recomputeMarked(database, { before: date });
      const happenings = places
        .flatMap((place) => happeningsOf(place, day).filter(({ kind }) => KINDS?.includes(kind) ?? true))
        .sort((one, other) => one.at - other.at);
      const held = await stored(database);
      const gauges = new Gauges(() => hosts.metrics(), database);
      await gauges.start();
      const killing = KILL_EVERY ? hosts.killEvery(Number(KILL_EVERY) * SECOND_MS) : undefined;
      const crashing = CRASH_EVERY ? repeated(Number(CRASH_EVERY) * SECOND_MS, () => crash(server)) : undefined;
      const traffic = await live(() => hosts.next(), happenings, { from: STRETCH.from, speed, isPatient: crashing !== undefined });
      const kills = (await killing?.end()) ?? 0;
      const crashes = (await crashing?.end()) ?? 0;
      const seen = await gauges.stop();
      const days = size * shareOf(STRETCH);
      const closingSeconds = await secondsOf(recomputeMarked(database, { before: addDays(date, 1) }));
      const lived = `${size} establishments, ${speed} times as fast, hosts: ${HOSTS}, times that one was killed: ${kills}, that the database was: ${crashes}`;
      tell(lived, { traffic, seen, days, kills, crashes, closingSeconds });
      tellStored(held, await stored(database), days);
      if (kills + crashes === 0) perDay.set(size, (seen.hostSeconds + seen.databaseSeconds) / days);
      expect({ refused: [...traffic.refused], disagree: await disagreements(hosts.next(), traffic, date) }).toEqual({
        refused: [],
        disagree: [],
      });
    } finally {
      await database.close();
      await hosts.remove();
      await receiver.close();
      await server.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

test('what an establishment costs, to what it costs among the fewest', () => {
  const [first] = perDay.keys();
  for (const size of perDay.keys())
    report(`processor time of an establishment's day among ${size}`, ms(perDay.get(size)), `among ${first}`, ms(perDay.get(first ?? size)));
});

/** The database is gone from one moment to the next, and there again after a while. */
async function crash(server: PostgresServer): Promise<void> {
  await server.stop('immediate');
  await wait(CRASHED_MS);
  await server.start();
}

/** A time zone in which that hour of today has just been: nothing of the stretch is later than now there. */
function zoneWhere(to: number): string {
  const ahead = Math.floor(to / HOUR_MS) - new Date().getUTCHours();
  const hours = ahead > 12 ? ahead - 24 : ahead < -12 ? ahead + 24 : ahead;
  // Signs are turned round in these names.
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
