import { expect } from 'vitest';
import { type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { isOfPlatform } from '#/tests/support/recordMaker.ts';
import { givenFields, type Values } from '#/tests/support/sampleRecord.ts';
import type { Shape } from '#/tests/support/shape.ts';
import type { SpecifiedWorld } from '#/tests/support/specifiedWorld.ts';
import { entities, type SpecifiedEntity } from '../entities.ts';
import { fieldShapes } from '../fieldShapes.ts';
import { aPage, type SpecifiedCall } from './call.ts';

type Five = 'list' | 'add' | 'view' | 'edit' | 'delete';
const all: readonly Five[] = ['list', 'add', 'view', 'edit', 'delete'];

/** Those of which §7 names fewer calls than the generic five. */
const fewer: Readonly<Record<string, readonly Five[]>> = {
  'activity-log': ['list'],
  'gift-cards': ['list', 'add', 'view', 'edit'],
  'gift-card-transactions': ['list'],
  'loyalty-members': ['list', 'view', 'edit'],
  'loyalty-transactions': ['list'],
  orders: ['list'],
  payments: [],
  'third-party-integrations': ['list', 'add', 'delete'],
};

/** List, view, add, edit and delete of every entity. */
export const recordCalls: readonly SpecifiedCall[] = Object.entries(entities).flatMap(([name, entity]) =>
  (fewer[name] ?? all).map((call) => genericCall(call, resourceOf(model, name), entity)),
);

/** One of the generic five, as it is made and what it answers. */
export function genericCall(call: Five, resource: ResourceModel, { base, list, columns, deleted }: SpecifiedEntity): SpecifiedCall {
  const { name } = resource;
  const as = isOfPlatform(resource) ? 'admin' : 'owner';
  const data: Shape = { id: 'id', ...fieldShapes(name, columns) };
  const path = `${base}/{id}`;
  const stored = async (world: SpecifiedWorld) => (await world.record(name)).id;
  const fresh = async (world: SpecifiedWorld) => (await world.fresh(name)).id;
  switch (call) {
    case 'list':
      return {
        method: 'POST',
        path: list ?? `${base}/list`,
        as,
        before: async (world) => [await stored(world), await fresh(world)],
        ...aPage(data),
      };
    case 'add':
      return { method: 'POST', path: base, as, status: 201, sends: (world) => newBody(world, resource), needs: neededBy(resource), data };
    case 'view':
      return { method: 'GET', path, as, id: stored, data };
    case 'edit':
      return {
        method: 'PUT',
        path,
        as,
        id: stored,
        sends: (world) => changeOf(world, resource),
        data,
        shows: ({ body }, _, sent) => expect(body.data).toMatchObject(sent),
      };
    case 'delete':
      return {
        method: 'DELETE',
        path,
        as,
        id: fresh,
        data: { id: 'id' },
        message: deleted,
        shows: ({ body }, world) => isGone(world, path, as, body.data.id),
      };
  }
}

async function isGone({ host, tokens }: SpecifiedWorld, path: string, as: 'owner' | 'admin', id: number): Promise<void> {
  expect((await host.call('GET', path.replace('{id}', String(id)), undefined, tokens[as])).status, 'what is deleted is gone').toBe(404);
}

function newBody({ makers, nextSeed }: SpecifiedWorld, resource: ResourceModel): Promise<Values> {
  return makers.bodyOf(resource, { seed: nextSeed() });
}

/** What a new record cannot do without: what is required, and where it belongs. */
function neededBy(resource: ResourceModel): string[] {
  const has = (field: object, word: string) => word in field && field[word as keyof typeof field] !== undefined;
  const needed = Object.values(givenFields(resource)).filter((field) => field.required && !has(field, 'default') && !has(field, 'preset'));
  return [...needed.map(({ name }) => name), ...(resource.scope === 'establishment' ? ['establishment_id'] : [])];
}

/** Another value in one field: the title where a person writes it, else the first text, day or choice. */
async function changeOf(world: SpecifiedWorld, resource: ResourceModel): Promise<Values> {
  const given = Object.values(givenFields(resource));
  const written = given.filter(({ kind }) => kind === 'text' || kind === 'textarea');
  const field =
    written.find(({ name }) => name === resource.title) ?? written[0] ?? given.find(({ kind }) => kind === 'date' || kind === 'lookup');
  if (!field) throw new Error(`${resource.name} has nothing that could be changed`);
  return { [field.name]: (await newBody(world, resource))[field.name] };
}
