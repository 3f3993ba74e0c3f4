import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allAtOnce } from '#/tests/support/allAtOnce.ts';
import { type Answer, type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
const tokens: Record<string, string> = {};
const people = ['pat', 'quinn', 'robin'] as const;
type Person = (typeof people)[number];
/** Ids of the three, and of three roles. */
const users: Record<string, number> = {};
const roles: number[] = [];

beforeAll(async () => {
  host = await testApp();
  for (const name of ['admin', 'owner']) tokens[name] = await host.signIn(`${name}@demo.test`);
  for (const name of ['First', 'Second', 'Third'])
    roles.push((await host.call('POST', '/api/role', { name, permissions: ['Taxes'] }, tokens.owner)).body.data.id);
  for (const name of people) {
    const password = 'a long password';
    const body = {
      first_name: name,
      last_name: 'Person',
      email: `${name}@demo.test`,
      password,
      roles: [{ establishment: null, role: roles[0] }],
    };
    users[name] = (await host.call('POST', '/api/user', body, tokens.owner)).body.data.id;
    tokens[name] = await host.signIn(`${name}@demo.test`, password);
  }
});
afterAll(() => host.close());

/** A role in the first or second establishment, or in all of them. */
type Given = readonly [place: 0 | 1 | null, role: 0 | 1 | 2];

interface Business {
  roles: readonly (readonly string[])[];
  given: Readonly<Record<Person, readonly Given[]>>;
  fullAccess: readonly Person[];
}

const placeOf = (place: 0 | 1 | null) => (place === null ? null : (host.seeded.one.establishments[place] as number));

/** Puts everybody's rights back to where a try begins; nobody is signed out. */
async function begin({ roles: permissions, given, fullAccess }: Business): Promise<void> {
  const { clientId } = host.seeded.one;
  const ids = Object.values(users);
  const rows = people.flatMap((name) =>
    given[name].map(
      ([place, role], at) =>
        sql`(${clientId}::bigint, ${users[name]}::bigint, ${at + 1}::bigint, ${placeOf(place)}::bigint, ${roles[role]}::bigint)`,
    ),
  );
  const texts = permissions.map((names, at) => sql`(${roles[at]}::bigint, ${JSON.stringify(names)}::jsonb)`);
  await host.database.platform(async (tx) => {
    await sql`update public.roles r set permissions = n.permissions from (values ${sql.join(texts)}) as n (id, permissions)
      where r.client_id = ${clientId} and r.id = n.id`.execute(tx);
    await sql`delete from public.users_roles where client_id = ${clientId} and parent_id = any(${ids}::bigint[])`.execute(tx);
    if (rows.length)
      await sql`insert into public.users_roles (client_id, parent_id, position, establishment, role) values ${sql.join(rows)}`.execute(tx);
    await sql`update public.users set status = 'active', full_access = id = any(${fullAccess.map((name) => users[name])}::bigint[])
      where client_id = ${clientId} and id = any(${ids}::bigint[])`.execute(tx);
    await sql`delete from public.token_generations where client_id = ${clientId} and user_id = any(${ids}::bigint[])`.execute(tx);
  });
}

/** What each may do where, and who may sign in: `pat 1 TaxEdit`. */
async function rightsNow(): Promise<string[]> {
  const { clientId } = host.seeded.one;
  const { rows } = await host.database.platform((tx) =>
    sql<{ right: string }>`
      select distinct concat_ws(' ', u.first_name, coalesce(l.establishment::text, 'everywhere'), p.name) as right
      from public.users u join public.users_roles l on l.client_id = u.client_id and l.parent_id = u.id
      join public.roles r on r.client_id = l.client_id and r.id = l.role cross join jsonb_array_elements_text(r.permissions) as p (name)
      where u.client_id = ${clientId} and u.id = any(${Object.values(users)}::bigint[])
      union all select concat_ws(' ', first_name, status, case when full_access then 'with full access' end) from public.users
      where client_id = ${clientId} and id = any(${Object.values(users)}::bigint[]) order by 1`.execute(tx),
  );
  return rows.map(({ right }) => right);
}

interface Change {
  by: Person | 'owner' | 'admin';
  path: string;
  body: object;
}
const send = ({ by, path, body }: Change): Promise<Answer> => host.call('PUT', path, body, tokens[by]);
const editRole = (by: Change['by'], role: 0 | 1 | 2, permissions: readonly string[]): Change => ({
  by,
  path: `/api/role/${roles[role]}`,
  body: { permissions },
});
const editUser = (by: Change['by'], name: Person, body: object): Change => ({ by, path: `/api/user/${users[name]}`, body });
const give = (by: Change['by'], name: Person, given: readonly Given[]): Change =>
  editUser(by, name, { roles: given.map(([place, role]) => ({ establishment: placeOf(place), role: roles[role] })) });

const MANAGE = ['UsersManagement', 'UserEdit', 'RolesPermissions', 'WebRoleEdit', 'Taxes'];

test.each(['edited', 'given'])(
  'a role that one person gives while another adds to it opens to nobody what neither alone could have given: first %s',
  async (first) => {
    await begin({
      roles: [[...MANAGE, 'TaxEdit'], MANAGE, ['Taxes']],
      given: { pat: [[0, 0]], quinn: [[1, 1]], robin: [[1, 1]] },
      fullAccess: [],
    });
    const calls = [() => send(editRole('pat', 2, ['Taxes', 'TaxEdit'])), () => send(give('quinn', 'robin', [[1, 2]]))];
    const answers = await allAtOnce(host.database, first === 'edited' ? calls : calls.toReversed());
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rightsNow()).not.toContain(`robin ${host.seeded.one.establishments[1]} TaxEdit`);
  },
);

test('two changes of rights at once end as one after the other would have', async () => {
  const place = fc.constantFrom<0 | 1 | null>(0, 0, 1, null);
  const role = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
  const given = fc.uniqueArray(fc.tuple(place, role), { maxLength: 2, selector: String });
  const person = fc.constantFrom(...people);
  const names = fc.subarray(['TaxEdit', 'TaxCreate']).chain((more) => fc.constantFrom([...MANAGE, ...more], ['Taxes', ...more]));
  const anyBusiness = fc.record({
    roles: fc.tuple(names, names, names),
    given: fc.record({ pat: given, quinn: given, robin: given }),
    fullAccess: fc.subarray([...people], { maxLength: 1 }),
  });
  // Two managers who hold different things in different places, and a role that nobody has yet: here two calls are most likely to be more
  // than either.
  const managed = place.map((where) => ({
    roles: [[...MANAGE, 'TaxEdit'], MANAGE, ['Taxes']],
    given: { pat: [[0, 0]], quinn: [[1, 1]], robin: [[where, 2]] } satisfies Business['given'],
    fullAccess: [],
  }));
  const business: fc.Arbitrary<Business> = fc.oneof(anyBusiness, managed);
  const by = fc.constantFrom<Change['by']>('pat', 'pat', 'quinn', 'quinn', 'robin', 'owner', 'admin');
  type Plan = () => Change;
  const plan: fc.Arbitrary<Plan> = fc.oneof(
    fc.tuple(by, role, names).map(
      ([who, which, list]) =>
        () =>
          editRole(who === 'admin' ? 'owner' : who, which, list),
    ),
    fc.tuple(by, person, given).map(
      ([who, whom, what]) =>
        () =>
          give(who, whom, what),
    ),
    fc.tuple(by, person, fc.constantFrom('active', 'inactive')).map(
      ([who, whom, status]) =>
        () =>
          editUser(who, whom, { status }),
    ),
    fc.tuple(person, fc.boolean()).map(
      ([whom, full_access]) =>
        () =>
          editUser('admin', whom, { full_access }),
    ),
  );
  let differing = 0;
  const outcome = async (start: Business, run: () => Promise<unknown>) => {
    await begin(start);
    await run();
    return rightsNow();
  };
  await fc.assert(
    fc.asyncProperty(business, plan, plan, async (start, one, other) => {
      const inOrder = (changes: readonly Plan[]) =>
        outcome(start, async () => {
          for (const change of changes) await send(change());
        });
      const serial = [await inOrder([one, other]), await inOrder([other, one])];
      if (String(serial[0]) !== String(serial[1])) differing += 1;
      const atOnce = await outcome(start, () => allAtOnce(host.database, [() => send(one()), () => send(other())]));
      expect(serial).toContainEqual(atOnce);
    }),
    { numRuns: host.database.engine === 'embedded' ? 30 : 40, seed: 11 },
  );
  expect(differing).toBeGreaterThan(0);
});
