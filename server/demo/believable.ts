import { limitOf } from '#/model/kinds/base/part.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import type { Field } from '#model/language';
import { companies, firstNames, lastNames, notes, streets, trades } from './names.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

type Values = Readonly<Record<string, unknown>>;
type Make = (world: DemoWorld, owner: DemoOwner, values: Values, field: Field) => unknown;

/** A value that fits the field's name rather than its kind alone; undefined where the name says nothing. */
export function believable(world: DemoWorld, owner: DemoOwner, name: string, field: Field, values: Values): unknown {
  if (field.kind in byKind) return byKind[field.kind]?.(world, owner, values, field);
  if (!['text', 'textarea'].includes(field.kind) || ('pattern' in field && field.pattern)) return undefined;
  return byName.find(([pattern]) => pattern.test(name))?.[1](world, owner, values, field);
}

const person: Make = ({ random }) => `${random.pick(firstNames)} ${random.pick(lastNames)}`;
const ago = ({ now, random }: DemoWorld, mostDays: number) => new Date(Date.parse(now) - Math.floor(random.next() * mostDays * DAY_MS));

const byName: readonly (readonly [RegExp, Make])[] = [
  [/^first_name$/, ({ random }) => random.pick(firstNames)],
  [/^last_name$/, ({ random }) => random.pick(lastNames)],
  [/(contact|person|customer|owner|employee)(_|$)/, person],
  [/address/, ({ random }) => `${random.whole(1, 220)} ${random.pick(streets)}`],
  [/^(name|company|title)$/, ({ random }) => `${random.pick(companies)} ${random.pick(trades)}`],
  [/note|comment|description|reason/, ({ random }) => random.pick(notes)],
];

const byKind: Readonly<Partial<Record<Field['kind'], Make>>> = {
  email: ({ random }, _owner, values) => {
    const [first, last] = [values.first_name ?? random.pick(firstNames), values.last_name ?? random.pick(lastNames)];
    return `${String(first)}.${String(last)}${random.whole(1, 99)}@example.com`.toLowerCase().replaceAll(/[^a-z0-9.@]/g, '');
  },
  phone: ({ random }, { establishment }) => {
    const prefix = { GBP: '+44 20 7946 0', JPY: '+81 3 5550 0', AED: '+971 4 555 0' }[establishment?.currency ?? ''] ?? '+1 212 555 0';
    return `${prefix}${random.whole(100, 999)}`;
  },
  date: (world, _owner, _values, field) =>
    ago(world, 'name' in field && /birth/.test(String(field.name)) ? 20_000 : 170)
      .toISOString()
      .slice(0, 10),
  datetime: (world) => ago(world, 170).toISOString(),
  integer: ({ random }, _owner, _values, field) => bounded(random.whole.bind(random), field, 1, 50),
  quantity: ({ random }, _owner, _values, field) => bounded(random.whole.bind(random), field, 1, 40),
};

function bounded(whole: (least: number, most: number) => number, field: Field, usual: number, most: number): number {
  const limits = { min: limitOf(field, 'min') ?? undefined, max: limitOf(field, 'max') ?? undefined };
  const least = Math.ceil(Math.max(limits.min ?? usual, 0));
  return whole(least, Math.max(least, Math.min(limits.max ?? most, least + most)));
}
