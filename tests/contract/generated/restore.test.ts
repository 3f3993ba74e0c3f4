import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResourceModel } from '#/model/language/model.ts';
import { openApiDocument } from '#/server/capabilities/openapi/document.ts';
import { childTable, targetColumn } from '#/server/foundation/database/names.ts';
import { canRestore } from '#/server/records/deletions/keepDeleted.ts';
import { type Dependence, dependencesOn } from '#/server/records/dependents/references.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { conformance, conforming } from '#/tests/support/conformance.ts';
import { type RecordMaker, recordMaker } from '#/tests/support/recordMaker.ts';
import { rowsOfBusiness } from '#/tests/support/rowsOfBusiness.ts';
import { specimenApp } from '#/tests/support/specimenApp.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { hasComments, permissionsOf } from '#model/language';

let plain: TestApp;
let host: TestApp;
let maker: RecordMaker;
let clientId: number;
let establishment: number;
let seeds = 0;

const validate = conformance(openApiDocument(model));

beforeAll(async () => {
  plain = await specimenApp();
  host = conforming(plain, validate);
  const { one } = host.seeded;
  [clientId, establishment] = [one.clientId, one.establishments[0] as number];
  maker = recordMaker(host, model, one, { admin: await host.signIn('admin@demo.test'), owner: await host.signIn('owner@demo.test') });
});
afterAll(() => host.close());

const deletable = Object.values(model.resources).filter((resource) => permissionsOf(resource, 'delete').length > 0);
/** A call that no definition makes is described by the host that has it. */
const restore = (id: string, token: string) => plain.call('POST', `/api/deletion/${id}/restore`, {}, token);
/** Variants share a table, whose unique values must differ by more than what each adds. */
const fresh = () => {
  seeds += 1_000;
  return seeds;
};
const rows = () => rowsOfBusiness(host.database, clientId);

/** Lets a record of another resource refer to this one, in the database: some references only the host writes. */
async function refer({ user, field, inRow, reference, target }: Dependence, id: number): Promise<void> {
  const from = Number((await maker.add(user, { seed: fresh(), full: false })).id);
  const column = (name: string) => (Array.isArray(reference.to) ? targetColumn(name, target) : name);
  const all = Array.isArray(reference.to) ? reference.to.map((to) => targetColumn(inRow ?? field.name, to)) : [];
  const others = all.filter((name) => name !== column(inRow ?? field.name)).map((name) => sql`, ${sql.id(name)} = null`);
  const fill = (table: string, name: string, key: string) =>
    sql`update ${sql.id('public', table)} set ${sql.id(name)} = ${id} ${sql.join(others, sql``)} where client_id = ${clientId}
      and ${sql.id(key)} = ${from}`;
  const table = childTable(user.table, field.name);
  const place =
    user.scope === 'establishment' ? { names: sql`, establishment_id`, values: sql`, ${establishment}` } : { names: sql``, values: sql`` };
  const link = sql`insert into ${sql.id('public', table)} (client_id, parent_id, target_id, position ${place.names})
    values (${clientId}, ${from}, ${id}, 99 ${place.values}) on conflict do nothing`;
  const write = reference.many
    ? link
    : inRow === undefined
      ? fill(user.table, column(field.name), 'id')
      : fill(table, column(inRow), 'parent_id');
  await host.database.platform((tx) => write.execute(tx));
}

async function comment(resource: ResourceModel, id: number): Promise<void> {
  if (!hasComments(resource)) return;
  await host.database.platform((tx) =>
    sql`insert into public.record_comments (client_id, resource, record_id, establishment_id, text, mentions, author, created_at)
      values (${clientId}, ${resource.variant?.of ?? resource.name}, ${id}, null, 'Seen', '[]', 'Owner', now())`.execute(tx),
  );
}

describe.each(deletable.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  test('come back after their deletion as if nothing had happened, or are not offered back', async () => {
    const token = maker.tokenOf(resource);
    const id = Number((await maker.add(resource, { seed: fresh(), full: true })).id);
    const going = dependencesOn(model, resource).filter(({ effect }) => effect !== 'blocks');
    if (canRestore(model, resource)) for (const one of going) await refer(one, id);
    await comment(resource, id);
    const before = await rows();
    const { status, body } = await host.call('DELETE', `${resource.endpoint}/${id}`, undefined, token);
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { id } } });
    expect(body.data.undo !== undefined).toBe(canRestore(model, resource));
    if (!body.data.undo) return;
    expect(await rows()).not.toEqual(before);
    const back = await restore(body.data.undo.id, token);
    expect(back.body).toMatchObject({ status: 'success', data: { resource: resource.name, ids: [id] } });
    expect(await rows()).toEqual(before);
  });
});

test('what is not offered back: what grants rights, what is the platform’s, and what takes more along than rows', () => {
  expect(deletable.filter((resource) => !canRestore(model, resource)).map(({ name }) => name)).toEqual([
    ...['api-keys', 'webhooks', 'roles', 'users', 'clients', 'third-party-apps'],
    ...['establishments', 'super-admin-establishments', 'super-admin-roles'],
  ]);
});
