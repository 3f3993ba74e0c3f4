import { valuesIn } from '#/model/values/shapes.ts';
import type { Field } from './fields.ts';
import type { FieldModel, ResourceModel } from './model.ts';
import type { HeldIn } from './resource.ts';
import type { Verb } from './verbs.ts';

type Placed = Extract<HeldIn, { places: string }>;
type Values = Readonly<Record<string, unknown>>;
/** The generic five, and what else asks for a permission before any record is known. */
export type Doing = 'list' | 'view' | 'create' | 'edit' | 'delete' | 'order' | 'read together' | 'write together' | 'read' | 'write';

/** What a verb does, in these words. */
export function doingOf({ on, effect, placed }: Pick<Verb, 'on' | 'effect' | 'placed'>): Doing {
  if (placed) return 'create';
  return on === 'record' ? effect : `${effect} together`;
}

/** How records of a business belong to establishments; undefined where they do not, or are an establishment's or the platform's. */
export function placing({ scope, heldIn }: Partial<Pick<ResourceModel, 'scope' | 'heldIn'>>): Placed | undefined {
  return scope === 'client' && typeof heldIn === 'object' && 'places' in heldIn ? heldIn : undefined;
}

/** Whether a permission opens this at all only where it is held in all establishments, whichever record it is about. */
export function mustHoldEverywhere({ scope, heldIn }: Partial<Pick<ResourceModel, 'scope' | 'heldIn'>>, doing: Doing): boolean {
  if (scope !== 'client' || doing === 'list' || doing === 'view' || doing === 'read') return false;
  if (heldIn === 'everywhere') return doing !== 'read together';
  if (heldIn === 'anywhere') return doing === 'delete';
  if (doing === 'create') return placing({ scope, heldIn })?.places === 'id';
  return doing === 'order' || doing === 'read together' || doing === 'write together';
}

/** The field that names a record's establishments, and the column in its rows where it has rows; undefined for an establishment itself. */
export function placeField({
  fields,
  ...resource
}: Pick<ResourceModel, 'scope' | 'heldIn' | 'fields'>): { field: FieldModel; column?: string } | undefined {
  const [name = '', column] = placing(resource)?.places.split('.') ?? [];
  const field = fields[name];
  return field && { field, ...(column !== undefined && { column }) };
}

/** The establishments that a record of a business belongs to; `all` where it belongs to all of them, or to none in particular. */
export function placesOfRecord(resource: Pick<ResourceModel, 'scope' | 'heldIn' | 'fields'>, record: Values): readonly number[] | 'all' {
  const spec = placing(resource);
  if (!spec || Object.entries(spec.everywhereWhen ?? {}).some(([name, value]) => record[name] === value)) return 'all';
  const named = placeField(resource);
  const value = record[named?.field.name ?? 'id'];
  const column = named?.column;
  const list = [value ?? []].flat().map((one) => (column === undefined ? one : valuesIn(one)[column]));
  const places = list.filter((one): one is number => typeof one === 'number');
  return places.length > 0 && places.length === list.length ? [...new Set(places)] : 'all';
}

/** The column of rows that names an establishment. */
export function establishmentColumn(rows: Readonly<Record<string, Field>>): string | undefined {
  return Object.entries(rows).find(([, one]) => one.kind === 'reference' && one.to === 'establishments')?.[0];
}
