import { type RawBuilder, sql } from 'kysely';
import { nameOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import type { Values } from '#/model/values/shapes.ts';
import { defaultsOf } from '#/server/access/account/addUser.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { BackupError } from '#/server/foundation/backup/manifest.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { belongings } from '../belongings.ts';
import type { ArrivingHost } from '../host.ts';
import { firstFilled } from '../import/emptiness.ts';

/** A business's record that waits, inactive, for what it had. */
export interface Claimed {
  id: number;
  /** Made for what arrives, now or by a command that was cut off: it goes again where nothing arrives. */
  isMade: boolean;
}

/** Whoever brings a business says so this often, and is taken for gone after so long. */
const BEAT_MS = 15_000;
const SILENCE_SECONDS = 60;
/** One looks and makes at a time. */
const LOCK = 7_203_115;

const isRecord = (id: number): RawBuilder<unknown> => sql`client_id = ${PLATFORM_CLIENT} and id = ${id}`;

/**
 * Makes the record of a business that arrives, or takes up the one that a command left that was cut off. Nobody can sign in meanwhile.
 * @throws BackupError where a business of that name is here
 */
export async function claimBusiness(host: ArrivingHost, facts: Values): Promise<Claimed> {
  const named = String(facts.name);
  const untouched = await untouchedBusiness(host, named);
  return host.database.platform(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    const there = await sameName(tx, named);
    if (!there) return { id: await makeRecord(tx, host, facts), isMade: true };
    const { id, name, status, isBegun, isSilent } = there;
    const isOurs = status === 'inactive' && (isBegun || id === untouched);
    if (!isOurs)
      throw new BackupError(
        `A business called '${name}' is here already (number ${id}${status === 'active' ? '' : `, ${status}`}), and nothing of it is replaced: remove it or give it another name first, or restore into another database.`,
      );
    if (!isSilent)
      throw new BackupError(
        `'${name}' is being restored at this moment, or that was cut off less than a minute ago: run the command again in a minute.`,
      );
    await touch(tx, id);
    return { id, isMade: isBegun };
  });
}

interface There {
  id: number;
  name: string;
  status: string;
  /** Somebody began to bring it, and everybody in it came with that. */
  isBegun: boolean;
  isSilent: boolean;
}

async function sameName(tx: Transaction, name: string): Promise<There | undefined> {
  const { rows } = await sql<There>`
    with arriving as materialized (
      select i.client_id, not exists (select from public.users u where u.client_id = i.client_id
        and not coalesce(u.id >= (i.numbers #>> '{users,first}')::bigint
          and u.id < (i.numbers #>> '{users,first}')::bigint + (i.numbers #>> '{users,count}')::bigint, false)) as "isBegun" from public.business_imports i)
    select c.id, c.name, c.status, c.updated_at < now() - make_interval(secs => ${SILENCE_SECONDS}) as "isSilent",
      coalesce(a."isBegun", false) as "isBegun"
    from public.clients c left join arriving a on a.client_id = c.id
    where c.client_id = ${PLATFORM_CLIENT} and lower(btrim(c.name)) = lower(${name}) order by c.status, c.id limit 1`.execute(tx);
  return rows[0];
}

/** The business of that name, where there is nobody and nothing in it: as a command leaves it that is cut off while it reads its file. */
async function untouchedBusiness({ database, model }: ArrivingHost, name: string): Promise<number | undefined> {
  const there = await database.platform((tx) => sameName(tx, name), { readonly: true });
  if (!there) return undefined;
  const { id } = there;
  const known = await belongings(database, model);
  const isUntouched = await database.tenant(
    id,
    async (tx) => {
      const people = await sql`select 1 from tenant.users where client_id = ${id} limit 1`.execute(tx);
      return people.rows.length === 0 && (await firstFilled(tx, id, known)) === undefined;
    },
    { readonly: true },
  );
  return isUntouched ? id : undefined;
}

async function makeRecord(tx: Transaction, { model }: ArrivingHost, facts: Values): Promise<number> {
  const at = new Date().toISOString();
  const stamps = { client_id: PLATFORM_CLIENT, created_at: at, updated_at: at };
  const said = { ...facts, email: facts.email ?? '', requires_two_factor: facts.requires_two_factor ?? false, status: 'inactive' };
  const row = { ...defaultsOf(resourceOf(model, 'clients')), ...said, ...stamps };
  const { id } = await tx.insertInto('clients').values(row).returning('id').executeTakeFirstOrThrow();
  return Number(id);
}

const touch = (tx: Transaction, id: number) => sql`update public.clients set updated_at = now() where ${isRecord(id)}`.execute(tx);

/** Says that the record is still waited for, until it is stopped; @returns what a step of the work asks: it throws what kept it from saying so */
export function keepClaim({ database }: ArrivingHost, id: number): { hold: () => void; stop: () => void } {
  let failure: unknown;
  const beat = setInterval(() => {
    database
      .platform((tx) => touch(tx, id))
      .catch((error: unknown) => {
        failure = error;
      });
  }, BEAT_MS);
  return {
    hold() {
      if (failure !== undefined) throw failure;
    },
    stop: () => clearInterval(beat),
  };
}

/** Removes the record, unless something of what arrived is still there. */
export async function dropClaim({ database }: ArrivingHost, { id, isMade }: Claimed): Promise<void> {
  if (!isMade) return;
  await database.platform((tx) =>
    sql`delete from public.clients where ${isRecord(id)} and not exists (select 1 from public.business_imports where client_id = ${id})`.execute(
      tx,
    ),
  );
}

/** Opens the business to its people. @returns how many of them have no way in */
export async function openBusiness({ database, model }: ArrivingHost, id: number, by: string): Promise<number> {
  return database.platform(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      update public.clients set status = 'active', updated_at = now(), email = coalesce(nullif(email, ''),
        (select email from public.users where client_id = ${id} order by full_access is not true, id limit 1), email)
      where ${isRecord(id)} returning name`.execute(tx);
    await recordActivity(tx, {
      clientId: PLATFORM_CLIENT,
      event: 'created',
      description: say('activity.created', { resource: nameOf(resourceOf(model, 'clients')), title: rows[0]?.name ?? '' }),
      subjectType: 'clients',
      subjectId: id,
      by: { userId: null, name: by, address: null },
      at: new Date().toISOString(),
    });
    const waiting = await sql<{ n: number }>`select count(*)::int as n from public.awaited_accounts where client_id = ${id}`.execute(tx);
    return waiting.rows[0]?.n ?? 0;
  });
}
