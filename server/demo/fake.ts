import { isHostWritten, kindOf } from '#/model/kinds/index.ts';
import { type ResourceModel, resourceOf } from '#/model/language/model.ts';
import type { Field, FieldOf, Fields } from '#model/language';
import { believable } from './believable.ts';
import { localAmount } from './prices.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

type Values = Record<string, unknown>;

/** How often an optional field is filled in. */
const FILLED = 0.75;

/** Values for a made-up record; undefined where a required reference has nothing to point to. */
export function fake(world: DemoWorld, owner: DemoOwner, resource: ResourceModel): Values | undefined {
  return valuesOf(world, owner, resource, resource.fields, resource);
}

function valuesOf(world: DemoWorld, owner: DemoOwner, resource: ResourceModel, fields: Fields, whole?: ResourceModel): Values | undefined {
  const { random } = world;
  const values: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    if (isHostWritten(field) || (whole?.transitions && name in whole.transitions)) continue;
    if (!field.required && !random.chance(FILLED)) continue;
    const value = fakeValue(world, owner, resource, name, field, values);
    if (value === undefined && field.required) return undefined;
    if (value !== undefined && value !== null) values[name] = value;
  }
  return values;
}

function fakeValue(world: DemoWorld, owner: DemoOwner, resource: ResourceModel, name: string, field: Field, values: Values): unknown {
  const { random } = world;
  if (field.kind === 'reference') return field.many ? manyOf(world, owner, field, values) : oneOf(world, owner, field, values);
  if (field.kind === 'lines') {
    const rows = random.whole(field.min ?? 0, Math.min(field.max ?? 4, (field.min ?? 0) + 3));
    return Array.from({ length: rows }, () => valuesOf(world, owner, resource, field.fields)).filter((row) => row !== undefined);
  }
  if (field.kind === 'enum') return enumValue(world, field);
  if (field.kind === 'boolean') return random.chance(0.15) ? field.default !== true : field.default === true;
  if (field.kind === 'money') return amount(world, owner, field);
  // Pictures that nobody took and secrets that nobody knows are left out.
  if (['image', 'file', 'json', 'password', 'url', 'slug'].includes(field.kind))
    return field.required ? kindOf(field).sample(random.whole(1, 100_000), field, owner.context) : undefined;
  return believable(world, owner, name, field, values) ?? kindOf(field).sample(random.whole(1, 100_000), field, owner.context);
}

/** Mostly what the definition presets, so that few are inactive. */
function enumValue({ random }: DemoWorld, field: FieldOf<'enum'>): string {
  const all = Object.keys(field.values);
  return field.default !== undefined && random.chance(all.length > 2 ? 0.5 : 0.88) ? field.default : random.pick(all);
}

function amount({ random }: DemoWorld, { context }: DemoOwner, field: FieldOf<'money'>): number {
  const least = Math.max(field.min ?? 0, 1);
  const most = Math.min(field.max ?? 60, least + 60);
  return localAmount(least + random.next() * (most - least), context.currency, field.scale);
}

function oneOf(world: DemoWorld, owner: DemoOwner, field: FieldOf<'reference'>, values: Values): unknown {
  for (const target of typeof field.to === 'string' ? [field.to] : field.to) {
    const found = candidates(world, owner, target, field, values);
    if (found.length > 0) return typeof field.to === 'string' ? world.random.pick(found) : { type: target, id: world.random.pick(found) };
  }
  return undefined;
}

function manyOf(world: DemoWorld, owner: DemoOwner, field: FieldOf<'reference'>, values: Values): number[] {
  const found = candidates(world, owner, String(field.to), field, values);
  return found.length === 0 ? [] : [...new Set(Array.from({ length: world.random.whole(1, 2) }, () => world.random.pick(found)))];
}

function candidates({ model, known }: DemoWorld, owner: DemoOwner, target: string, field: FieldOf<'reference'>, values: Values): number[] {
  const wanted = Object.entries(field.where ?? {}).map(
    ([name, test]) => [name, test !== null && typeof test === 'object' ? (values[test.field] ?? null) : test] as const,
  );
  return known
    .of(resourceOf(model, target), owner)
    .filter((record) => wanted.every(([name, value]) => (record.values[name] ?? null) === value))
    .map(({ id }) => id);
}
