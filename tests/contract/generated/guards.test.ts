import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOf } from '#/tests/support/bulk.ts';
import { addressOf, emailOf, mailed } from '#/tests/support/guards/emails.ts';
import { everyList, everyReport, openApiDocument } from '#/tests/support/guards/everything.ts';
import { type Guarded, guardedReports, guardedResources, guardsOf } from '#/tests/support/guards/guarded.ts';
import { imported } from '#/tests/support/guards/imports.ts';
import { answered, reportExported, reportsGuardedBy, sortedBy } from '#/tests/support/guards/reports.ts';
import { leaksOf, markerOf, type Shown, unseenOf, valuesIn } from '#/tests/support/guards/shown.ts';
import { guardedVerbs, openReadingVerbs, verbAnswer } from '#/tests/support/guards/verbs.ts';
import {
  type Asking,
  answersToWrites,
  exported,
  exportedInBulk,
  history,
  list,
  log,
  questionsBy,
  record,
  type Way,
} from '#/tests/support/guards/ways.ts';
import { type GuardedWorld, guardedWorld } from '#/tests/support/guards/world.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { share } from '#/tests/support/thorough.ts';

const resources = guardedResources(model);
const reports = guardedReports(model);
const guards = guardsOf(model);
const guardedBy = (permission: string) => resources.filter(({ guarded }) => guarded.some((one) => one.permission === permission));
const formats = ['csv', 'xlsx', 'pdf'] as const;

let world: GuardedWorld;
/** What the owner reads of each guarded field. */
const values = new Map<string, unknown[]>();
const markers = new Map<string, Map<string, Set<string>>>();

beforeAll(async () => {
  world = await guardedWorld();
  for (const of of resources) {
    const [read] = await record(asOwner(), of);
    for (const one of of.guarded) note(`${of.name}.${one.path}`, one, valuesIn(read?.records ?? [], one).values);
  }
});
afterAll(() => world.close());

const asOwner = (): Asking => ({ world, token: world.owner });

function note(where: string, { permission }: Guarded, found: unknown[]): void {
  values.set(where, found);
  const known = markers.get(permission) ?? new Map<string, Set<string>>();
  markers.set(permission, known.set(where, new Set(found.flatMap((value) => markerOf(value) ?? []))));
}

/** Walks as somebody without the permission, and as the owner, who sees everything. */
async function walked(permission: string, walk: (asking: Asking) => Promise<Shown[]>): Promise<{ leaks: string[]; unseen: string[] }> {
  await world.withhold(permission);
  const theirs = await walk({ world, token: world.somebody });
  const owners = await walk(asOwner());
  return {
    leaks: theirs.flatMap((shown) => leaksOf(shown, permission, markers)),
    unseen: owners.flatMap((shown) => unseenOf(shown, permission, markers)),
  };
}
async function ofEach<T>(all: readonly T[], walk: (one: T) => Promise<Shown[]>): Promise<Shown[]> {
  const seen: Shown[] = [];
  for (const one of all) seen.push(...(await walk(one)));
  return seen;
}

/** Those whose own permission is not the one that is missing. */
function verbsGuardedBy(permission: string) {
  const verbs = Object.values(model.resources).flatMap((resource) => guardedVerbs(resource));
  return verbs.filter(
    ({ verb, definition }) => verb.permission !== permission && definition.guarded.some((one) => one.permission === permission),
  );
}

const clean = { leaks: [], unseen: [] };

const ways: Readonly<Record<string, Way>> = { record, list, history, log, 'the answers to writes': answersToWrites };

test('the world has a value in every guarded field', () => {
  expect([...values].filter(([, found]) => found.length === 0).map(([where]) => where)).toEqual([]);
  expect(reports.length).toBeGreaterThan(0);
});

describe.each(guards)('without %s', (permission) => {
  test.each(Object.keys(ways))('%s', async (name) => {
    expect(await walked(permission, (asking) => ofEach(guardedBy(permission), (of) => (ways[name] as Way)(asking, of)))).toEqual(clean);
  });

  test('questions that would find out', async () => {
    const value = (of: string, one: Guarded) => values.get(`${of}.${one.path}`)?.[0];
    await world.withhold(permission);
    const wrong: string[] = [];
    for (const of of guardedBy(permission)) {
      wrong.push(...(await questionsBy({ world, token: world.somebody }, of, permission, false, (one) => value(of.name, one))));
      wrong.push(...(await questionsBy(asOwner(), of, permission, true, (one) => value(of.name, one))));
    }
    expect(wrong).toEqual([]);
  });

  test.each(formats)('exports as %s', async (format) => {
    const some = share(guardedBy(permission), 3, format);
    expect(await walked(permission, (asking) => ofEach(some, (of) => exported(format)(asking, of)))).toEqual(clean);
  });

  test.each(share(formats, 3, permission))('exports in bulk as %s', async (format) => {
    const walk = (asking: Asking) =>
      exportedInBulk(asking, guardedBy(permission), format, async (id) => (await endOf(world.host, id, asking.token)).status);
    expect(await walked(permission, async (asking) => (guardedBy(permission).length ? walk(asking) : []))).toEqual(clean);
  });

  test('the answers of verbs', async () => {
    const walk = (asking: Asking) =>
      ofEach(share(verbsGuardedBy(permission), 3, permission), async ({ verb, definition }) => [
        await verbAnswer(asking, verb, definition),
      ]);
    expect(await walked(permission, walk)).toEqual(clean);
  });

  test('reports', async () => {
    expect(await walked(permission, (asking) => ofEach(reportsGuardedBy(model, permission), (one) => answered(asking, one)))).toEqual(
      clean,
    );
    const wrong: string[] = [];
    for (const one of reportsGuardedBy(model, permission)) {
      wrong.push(...(await sortedBy({ world, token: world.somebody }, one, permission, 422)));
      wrong.push(...(await sortedBy(asOwner(), one, permission, 200)));
    }
    expect(wrong).toEqual([]);
  });

  test.each(share(formats, 3, permission))('reports as %s', async (format) => {
    const walk = (asking: Asking) =>
      ofEach(reportsGuardedBy(model, permission), async (one) => [await reportExported(asking, one, format)]);
    expect(await walked(permission, walk)).toEqual(clean);
  });

  test('reports that are mailed', async () => {
    const walk = (asking: Asking) =>
      ofEach(share(reportsGuardedBy(model, permission), 3, permission), (one) =>
        ofEach(share(formats, 3, one.report.name), async (format) => [await mailed(asking, one, format)]),
      );
    expect(await walked(permission, walk)).toEqual(clean);
  });

  test('emails', async () => {
    const walk = (asking: Asking) =>
      ofEach(verbsGuardedBy(permission), async ({ verb, definition }) =>
        addressOf(verb) === undefined ? [] : [await emailOf(asking, verb, definition)],
      );
    expect(await walked(permission, walk)).toEqual(clean);
  });

  test('imports', async () => {
    expect(await walked(permission, (asking) => ofEach(share(guardedBy(permission), 5, permission), (of) => imported(asking, of)))).toEqual(
      clean,
    );
  });

  test('the search over everything finds nothing by it', async () => {
    await world.withhold(permission);
    const wrong: string[] = [];
    for (const { name, resource, guarded } of guardedBy(permission)) {
      for (const one of guarded.filter((guard) => guard.permission === permission)) {
        for (const query of markers.get(permission)?.get(`${name}.${one.path}`) ?? []) {
          const found = async (token: string) =>
            (await world.host.call('POST', '/api/global-search/list', { query }, token)).body.data.list as { resource: string }[];
          const mayFind = one.field.readable?.foundWhole === true;
          if (!mayFind && (await found(world.somebody)).some((hit) => hit.resource === name)) wrong.push(`${name} is found by ${one.path}`);
          const isSearched = one.field.search === true && resource.globalSearch !== false;
          if (isSearched && !(await found(world.owner)).some((hit) => hit.resource === name))
            wrong.push(`the owner does not find ${name} by ${one.path}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('no other list, report, verb or document says any of the values', async () => {
    await world.withhold(permission);
    const asking = { world, token: world.somebody };
    const seen = [
      ...(await everyList(asking, model, permission)),
      ...(await everyReport(asking, model, permission)),
      await openApiDocument(asking),
    ];
    const verbs = await ofEach(openReadingVerbs(model), async ({ verb, definition }) =>
      verb.permission === permission ? [] : [await verbAnswer(asking, verb, definition)],
    );
    expect([...seen, ...verbs].flatMap((shown) => leaksOf(shown, permission, markers))).toEqual([]);
  });
});
