import { isDerived, isHostWritten } from '#/model/kinds/index.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { nameOne, nearest } from '#/model/language/nearest.ts';
import { addDays } from '#/model/reports/periods.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { localText, readInstant } from '#/model/values/instants.ts';
import { isValues, numberIn, rowsIn, valuesIn } from '#/model/values/shapes.ts';
import type { DemoSample, Field, Fields } from '#model/language';
import { localAmount } from './prices.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

type Values = Record<string, unknown>;

/** A sample made ready: what a body could say, and what only the host writes, which is laid over it. */
export interface ReadSample {
  given: Values;
  laidOver: Values;
}

/**
 * Reads a sample as people write it: a reference is its target's title (`{ ingredients: 'Rice' }` where it may be one of
 * several), money is in US dollars, a date or moment may be a number of days from today, a moment also `{ days: 1, at: '19:30' }` by the
 * establishment's clock. Throws a DefinitionError for what cannot be found.
 */
export function readSample(world: DemoWorld, owner: DemoOwner, resource: ResourceModel, sample: DemoSample): ReadSample {
  const given: Values = {};
  const laidOver: Values = {};
  for (const [name, written] of Object.entries(sample)) {
    const field = resource.fields[name];
    if (!field || isDerived(field))
      throw new DefinitionError(
        `${resource.name}.demo`,
        `gives '${name}', which is ${field ? 'worked out by the host' : 'not a field'}`,
        field ? 'leave it out' : nameOne(name, Object.keys(resource.fields)),
      );
    const value = readValue(world, owner, `${resource.name}.demo.${name}`, field, written);
    const isHosts = isHostWritten(field) || (resource.transitions !== undefined && name in resource.transitions);
    (isHosts ? laidOver : given)[name] = value;
  }
  return { given, laidOver };
}

function readValue(world: DemoWorld, owner: DemoOwner, where: string, field: Field, written: unknown): unknown {
  if (written === null || written === undefined) return null;
  if (field.kind === 'reference')
    return Array.isArray(written)
      ? written.map((one) => readReference(world, owner, where, field, one))
      : readReference(world, owner, where, field, written);
  if (field.kind === 'lines') return rowsIn(written).map((row) => readRow(world, owner, where, field.fields, row));
  if (field.kind === 'money' && typeof written === 'number')
    return field.currency ? written : localAmount(written, owner.context.currency, field.scale);
  if (field.kind === 'date' && typeof written === 'number') return daysFrom(world.now, written).slice(0, 10);
  if (field.kind === 'datetime' && typeof written === 'number') return daysFrom(world.now, written);
  if (field.kind === 'datetime' && isValues(written)) return atTime(world.now, owner.context.timezone, where, written);
  return written;
}

function readRow(world: DemoWorld, owner: DemoOwner, where: string, fields: Fields, row: DemoSample): Values {
  return Object.fromEntries(
    Object.entries(row).map(([name, written]) => {
      const field = fields[name];
      if (!field) throw new DefinitionError(`${where}.${name}`, 'is not a field of its rows', nameOne(name, Object.keys(fields)));
      return [name, readValue(world, owner, `${where}.${name}`, field, written)];
    }),
  );
}

function readReference(
  world: DemoWorld,
  owner: DemoOwner,
  where: string,
  field: Extract<Field, { kind: 'reference' }>,
  written: unknown,
): unknown {
  if (typeof field.to === 'string') return idOf(world, owner, where, field.to, String(written));
  const [[target, title] = ['', '']] = Object.entries(valuesIn(written));
  if (!field.to.includes(target)) throw new DefinitionError(where, `points to '${target}', which it cannot`, nameOne(target, field.to));
  return { type: target, id: idOf(world, owner, where, target, String(title)) };
}

function idOf({ model, known }: DemoWorld, owner: DemoOwner, where: string, target: string, title: string): number {
  const resource = resourceOf(model, target);
  const found = known.titled(resource, owner, title);
  if (found) return found.id;
  const near = nearest(
    title,
    known.of(resource, owner).map(({ values }) => String(values[resource.title] ?? '')),
  );
  const fix = near === undefined ? `write a sample of ${target} with this title` : `write '${near}'`;
  throw new DefinitionError(where, `names '${title}', which is no demo record of ${target} there`, fix);
}

function atTime(now: string, timezone: string, where: string, { days, at }: Values): string {
  const day = addDays(localText(now, timezone).slice(0, 10), numberIn(days) ?? 0);
  const moment = readInstant(`${day} ${String(at)}`, timezone);
  if (!moment) throw new DefinitionError(where, `is at '${String(at)}', which is no time of day`, "write it as { days: 1, at: '19:30' }");
  return moment;
}

function daysFrom(now: string, days: number): string {
  return new Date(Date.parse(now) + days * DAY_MS).toISOString();
}
