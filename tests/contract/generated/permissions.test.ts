import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPath, type ResourceModel } from '#/model/language/model.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { TestApp } from '#/tests/support/app.ts';
import {
  companionsOf,
  doingOfCall,
  type GenericCall,
  genericCalls,
  harmlessBody,
  openersOf,
  permissionOf,
  servedTo,
  shows,
  takeOver,
} from '#/tests/support/genericCalls.ts';
import { isOfPlatform, recordMaker } from '#/tests/support/recordMaker.ts';
import type { Values } from '#/tests/support/sampleRecord.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
import { specimenApp } from '#/tests/support/specimenApp.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { share } from '#/tests/support/thorough.ts';
import { OF_ONE, rowGuardsOf, standing, type Whose, type WhoseRecords, whoseRecords } from '#/tests/support/whoseRecords.ts';
import { mustHoldEverywhere } from '#model/language';

const calls = genericCalls(model);
const resources = Object.values(model.resources);
const names = model.permissions.map(({ name }) => name);
const businessNames = names.filter((name) => !isPlatformPermission(name));
const withheld = /^(CostView|RolesPermissions|POSRole|WebRole)/;

/** What everybody of the seed holds. */
const holdings: Readonly<Record<string, readonly string[]>> = {
  'admin@demo.test': names,
  'owner@demo.test': businessNames,
  'manager@demo.test': businessNames.filter((name) => !withheld.test(name)),
  'staff@demo.test': ['Taxes'],
  'nobody@demo.test': [],
  'owner@other.test': businessNames,
};
const people = Object.keys(holdings);

const hooked = Object.keys(import.meta.glob('/server/extensions/hooks/*.ts'));
const isFull = (email: string) => /^(admin|owner)@/.test(email);

/** No record ever has this id. */
const UNKNOWN = 999_999_999;

let host: TestApp;
let statements = 0;
const tokens: Record<string, string> = {};
const records: Record<string, WhoseRecords> = {};

beforeAll(async () => {
  host = await specimenApp({ watch: counting, roles: { manager: holdings['manager@demo.test'], staff: holdings['staff@demo.test'] } });
  for (const email of people) tokens[email] = await host.signIn(email);
  const { one, two } = host.seeded;
  const makerOf = (business: typeof one, owner: string) =>
    recordMaker(host, model, business, { admin: tokens['admin@demo.test'] as string, owner: tokens[owner] as string });
  const [first, second] = [makerOf(one, 'owner@demo.test'), makerOf(two, 'owner@other.test')];
  for (const resource of resources) records[resource.name] = await whoseRecords(host, resource, { first, second });
  // What came after a record may be part of it: it is as it stands once all are there.
  for (const resource of resources.filter(({ permissions }) => permissions.view)) {
    const known = records[resource.name] as WhoseRecords;
    for (const whose of OF_ONE) if (known[whose]) known[whose] = await standing(host, resource, known[whose], tokens);
  }
});
afterAll(() => host.close());

function counting(database: Database): Database {
  return {
    ...database,
    tenant: (...given: Parameters<Database['tenant']>) => {
      statements += 1;
      return database.tenant(...given);
    },
  } as Database;
}

const idOf = (resource: ResourceModel, whose: Whose) => Number(records[resource.name]?.[whose]?.id ?? UNKNOWN);
const isPlatform = (email: string) => email === 'admin@demo.test';
const ofCall = (call: GenericCall, email: string) =>
  servedTo(model, call, isPlatform(email)) ?? (resources.find(({ endpoint }) => endpoint === call.endpoint) as ResourceModel);
const send = (call: GenericCall, id: number, token?: string, body = harmlessBody(call, [id])) =>
  host.call(call.method, call.path.replace('{id}', String(id)), body, token);

/** What the definition's permission names alone say of a call about a record of one's own. */
function expected(call: GenericCall, email: string, held: readonly string[]): number[] {
  const resource = servedTo(model, call, isPlatform(email));
  if (!openersOf(resource, call).some((name) => held.includes(name)) || !companionsOf(call).every((name) => held.includes(name)))
    return [403];
  if (!isFull(email) && resource && mustHoldEverywhere(resource, doingOfCall(resource, call))) return [403];
  const sees = held.includes(resource?.permissions.view ?? '');
  const record = (resource && records[resource.name]?.[email === 'owner@other.test' ? 'foreign' : 'own']) ?? {};
  const own = permissionOf(resource, call, record);
  if (call.kind === 'list' || call.kind === 'bulk edit' || call.kind === 'bulk delete') return [200];
  // A record of another sort may need another permission, which is known when the body has been read.
  if (call.kind === 'create') return resource?.permissionsWhen ? [403, 422] : [422];
  if (call.kind === 'delete') return [404];
  if (call.kind === 'verb') return call.path.includes('{id}') ? [404] : [200, 404, 409, 422];
  if (!sees) return [404];
  if (call.kind.startsWith('comment')) return [call.kind === 'comments' ? 200 : 422];
  // No entry has the id that is asked for; which record it is about is validated with what would be written.
  if (call.kind === 'revert') return [404];
  if (own === undefined || !held.includes(own)) return [403];
  // A hook may ask for more than a name: nobody changes those who may do what they themselves may not.
  return hooked.includes(`/server/extensions/hooks/${resource?.variant?.of ?? resource?.name}.ts`) && !isFull(email) ? [200, 403] : [200];
}

/** Asks about a record of the caller's own; deletes and verbs about one that does not exist. */
async function answerTo(call: GenericCall, email: string): Promise<number> {
  const id =
    call.kind === 'delete' || call.kind === 'verb' ? UNKNOWN : idOf(ofCall(call, email), email === 'owner@other.test' ? 'foreign' : 'own');
  return (await send(call, id, tokens[email])).status;
}

async function mismatches(
  email: string,
  held: readonly string[],
  some: readonly GenericCall[] = share(calls, 3, email),
): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of some) {
    const [status, wanted] = [await answerTo(call, email), expected(call, email, held)];
    if (!wanted.includes(status)) wrong.push(`${call.method} ${call.path} (${call.kind}): ${status} instead of ${wanted.join(' or ')}`);
  }
  return wrong;
}

let given: string | undefined;
async function giveStaff(permissions: readonly string[]): Promise<void> {
  const { clientId, roles } = host.seeded.one;
  const wanted = JSON.stringify(permissions);
  if (wanted === given) return;
  given = wanted;
  await host.database.platform((tx) =>
    sql`update public.roles set permissions = ${wanted}::jsonb where client_id = ${clientId} and id = ${roles.staff}`.execute(tx),
  );
}

describe(`${calls.length} calls × ${people.length} people = ${calls.length * people.length} answers`, () => {
  test.each(people)('%s gets what their permissions say, no more and no less', async (email) => {
    expect(await mismatches(email, holdings[email] ?? [])).toEqual([]);
  });

  test('without a token each of them is 401', async () => {
    for (const call of calls) expect((await send(call, UNKNOWN)).status, call.name).toBe(401);
  });

  test('a refusal asks the database nothing of the business', async () => {
    statements = 0;
    for (const call of calls) await send(call, UNKNOWN, tokens['nobody@demo.test']);
    expect(statements).toBe(0);
  });
});

describe(`${calls.length} calls × 2 roles of staff = ${calls.length * 2} answers`, () => {
  test('each call is opened by its own permission beside the one to view', async () => {
    const wrong = [];
    for (const call of share(calls, 3, 'opened')) {
      const resource = servedTo(model, call, false);
      for (const opener of openersOf(resource, call)) {
        const guards = rowGuardsOf(resource, records[resource?.name ?? '']?.own);
        const needed = [opener, resource?.permissions.view, ...guards, ...companionsOf(call)].filter((name) => name !== undefined);
        await giveStaff(needed);
        const held = needed.filter((name) => !isPlatformPermission(name));
        wrong.push(...(await mismatches('staff@demo.test', held, [call])));
      }
    }
    expect(wrong).toEqual([]);
  });

  test('what one may not view one cannot change: the answer to a change is the record', async () => {
    for (const call of calls.filter(({ kind }) => kind === 'edit' || kind === 'delete' || kind === 'bulk edit' || kind === 'revert')) {
      const resource = servedTo(model, call, false);
      const openers = openersOf(resource, call).filter((name) => name !== resource?.permissions.view && !isPlatformPermission(name));
      if (!resource || !openers.length) continue;
      await giveStaff([...openers, ...companionsOf(call)]);
      const answer = await send(call, idOf(resource, 'own'), tokens['staff@demo.test']);
      if (mustHoldEverywhere(resource, doingOfCall(resource, call))) expect(answer.status, call.name).toBe(403);
      else if (call.kind === 'bulk edit') expect(answer.body.data.matched, call.name).toBe(0);
      else expect(answer.status, call.name).toBe(404);
    }
  });

  test('no other permission opens it', async () => {
    const opened = [];
    for (const call of share(calls, 3, 'closed')) {
      const openers = openersOf(servedTo(model, call, false), call);
      await giveStaff(names.filter((name) => !openers.includes(name)));
      const status = await answerTo(call, 'staff@demo.test');
      if (status !== 403) opened.push(`${call.name}: ${status}`);
    }
    expect(opened).toEqual([]);
  });
});

describe(`${calls.length} calls about what is another's`, () => {
  const open = (call: GenericCall) => openersOf(servedTo(model, call, false), call).some((name) => !isPlatformPermission(name));
  const isAboutNone = ({ kind, path }: GenericCall) => kind === 'create' || (kind === 'verb' && !path.includes('{id}'));

  async function found(email: string, whose: Whose): Promise<string[]> {
    const seen = [];
    for (const call of calls.filter(open)) {
      const resource = ofCall(call, email);
      const record = records[resource.name]?.[whose];
      if (!record || resource.scope === 'platform') continue;
      const id = Number(record.id);
      if (isAboutNone(call)) continue;
      if (!isFull(email) && mustHoldEverywhere(resource, doingOfCall(resource, call))) continue;
      const answer = await send(call, id, tokens[email], call.kind === 'list' ? { per_page: 500 } : takeOver(call, resource, id));
      if (call.kind === 'list') {
        if (answer.status !== 200 || answer.body.data.list.some((one: Values) => one.id === id)) seen.push(`${call.name} shows ${id}`);
        if (answer.body.data.pagination_options.total > answer.body.data.list.length) seen.push(`${call.name} counts more than it shows`);
      } else if (call.path.endsWith('/bulk')) {
        if (answer.status !== 200 || answer.body.data.matched !== 0) seen.push(`${call.name} matches ${id}`);
      } else if (answer.status !== 404) seen.push(`${call.name}: ${answer.status}`);
    }
    return seen;
  }

  async function unchanged(whose: Whose): Promise<void> {
    for (const resource of resources) {
      const record = records[resource.name]?.[whose];
      if (!record || !resource.permissions.view) continue;
      expect(await standing(host, resource, record, tokens), resource.name).toEqual(record);
    }
  }

  test('the owner of another business finds none of the records, and changes none', async () => {
    expect(await found('owner@other.test', 'own')).toEqual([]);
    await unchanged('own');
  });

  test('a person of one establishment finds none of another, and changes none', async () => {
    await giveStaff(businessNames);
    expect(await found('staff@demo.test', 'elsewhere')).toEqual([]);
    await unchanged('elsewhere');
    expect(await found('staff@demo.test', 'both')).toEqual([]);
    await unchanged('both');
  });

  test('who may see everything in another establishment, and change everything in their own, changes nothing there', async () => {
    const { clientId, establishments, users } = host.seeded.one;
    const ofRows = resources.flatMap(({ rowGuards = [] }) => rowGuards.map(({ permission }) => permission));
    const sights = [...new Set([...resources.flatMap(({ permissions }) => [permissions.list, permissions.view]), ...ofRows])].filter(
      (name) => name && name !== 'ActivityLog',
    );
    await host.database.platform(async (tx) => {
      const role = await insert(tx, model, 'roles', clientId, { name: 'Sees', type: 'WEB', permissions: JSON.stringify(sights) });
      await giveRole(tx, { clientId, userId: users['staff@demo.test'] as number, role, establishment: establishments[1] ?? null });
    });
    await giveStaff(businessNames);
    const wrong: string[] = [];
    let tried = 0;
    for (const call of calls.filter(open)) {
      const resource = ofCall(call, 'staff@demo.test');
      const record = records[resource.name]?.elsewhere;
      if (!record || !sights.includes(resource.permissions.view) || isAboutNone(call)) continue;
      const [id, opener] = [Number(record.id), openersOf(servedTo(model, call, false), call)];
      const isSight = shows(call) || (call.kind === 'verb' && opener.every((name) => sights.includes(name)));
      const { status, body: answer } = await send(call, id, tokens['staff@demo.test'], takeOver(call, resource, id));
      tried += 1;
      const isRight = isSight
        ? ![403, 404].includes(status)
        : call.path.endsWith('/bulk')
          ? answer.data?.matched === 1 && answer.data.changed === 0
          : status === 403;
      if (!isRight) wrong.push(`${call.name}: ${status} ${JSON.stringify(answer?.data ?? answer?.message)}`);
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(200);
    await unchanged('elsewhere');
  });

  const posted = async (path: string, body: object, email: string) => (await host.call('POST', path, body, tokens[email])).status;

  test('nothing is added to another business, nor where one has no permission', async () => {
    for (const resource of resources.filter(({ scope, permissions }) => scope === 'establishment' && permissions.create)) {
      const [first, second] = host.seeded.one.establishments;
      expect(await posted(resource.endpoint, { establishment_id: first }, 'owner@other.test'), resource.name).toBe(404);
      expect(await posted(resource.endpoint, { establishment_id: second }, 'staff@demo.test'), resource.name).toBe(403);
    }
    for (const resource of resources.filter((one) => one.scope === 'client' && one.permissions.create && !isOfPlatform(one))) {
      expect(await posted(resource.endpoint, { client_id: host.seeded.one.clientId }, 'owner@other.test'), resource.name).toBe(422);
    }
  });

  test('the list of another business, asked for by its establishment or client, is empty or refused', async () => {
    for (const resource of resources.filter((one) => one.permissions.list && one.scope !== 'platform' && !isOfPlatform(one))) {
      const path = listPath(resource);
      const theirs = await host.call('POST', path, { establishment_id: host.seeded.one.establishments[0] }, tokens['owner@other.test']);
      if (resource.scope === 'establishment') expect(theirs.body.data.pagination_options.total, resource.name).toBe(0);
      const filters = { client_id: host.seeded.one.clientId };
      expect(await posted(path, { filters }, 'owner@other.test'), resource.name).toBe(422);
    }
  });
});
