import { valuesIn } from '#/model/values/shapes.ts';
import type { Field } from './fields.ts';
import type { FieldModel, ResourceModel, VerbModel } from './model.ts';
import type { HeldIn } from './resource.ts';

type HeldInEstablishments = Extract<HeldIn, { establishments: string }>;
type Values = Readonly<Record<string, unknown>>;
/** The generic five, and what else asks for a permission before any record is known. */
export type Doing = 'list' | 'view' | 'create' | 'edit' | 'delete' | 'order' | 'read together' | 'write together' | 'read' | 'write';

/** What a verb does, in these words. */
export function doingOf({ on, effect, namesEstablishments }: Pick<VerbModel, 'on' | 'effect' | 'namesEstablishments'>): Doing {
  if (namesEstablishments) return 'create';
  return on === 'record' ? effect : `${effect} together`;
}

/** How records of a business belong to establishments; undefined where they do not, or are an establishment's or the platform's. */
export function heldInEstablishments({
  scope,
  heldIn,
}: Partial<Pick<ResourceModel, 'scope' | 'heldIn'>>): HeldInEstablishments | undefined {
  return scope === 'client' && typeof heldIn === 'object' && 'establishments' in heldIn ? heldIn : undefined;
}

/** Whether a permission opens this at all only where it is held in all establishments, whichever record it is about. */
export function mustHoldEverywhere({ scope, heldIn }: Partial<Pick<ResourceModel, 'scope' | 'heldIn'>>, doing: Doing): boolean {
  if (scope !== 'client' || doing === 'list' || doing === 'view' || doing === 'read') return false;
  if (heldIn === 'everywhere') return doing !== 'read together';
  if (heldIn === 'anywhere') return doing === 'delete';
  if (doing === 'create') return heldInEstablishments({ scope, heldIn })?.establishments === 'id';
  return doing === 'order' || doing === 'read together' || doing === 'write together';
}

/** The field that names a record's establishments, and the column in its rows where it has rows; undefined for an establishment itself. */
export function establishmentField({
  fields,
  ...resource
}: Pick<ResourceModel, 'scope' | 'heldIn' | 'fields'>): { field: FieldModel; column?: string } | undefined {
  const [name = '', column] = heldInEstablishments(resource)?.establishments.split('.') ?? [];
  const field = fields[name];
  return field && { field, ...(column !== undefined && { column }) };
}

/** The establishments that a record of a business belongs to; `all` where it belongs to all of them, or to none in particular. */
export function establishmentsOfRecord(
  resource: Pick<ResourceModel, 'scope' | 'heldIn' | 'fields'>,
  record: Values,
): readonly number[] | 'all' {
  const spec = heldInEstablishments(resource);
  if (!spec || Object.entries(spec.everywhereWhen ?? {}).some(([name, value]) => record[name] === value)) return 'all';
  const named = establishmentField(resource);
  const value = record[named?.field.name ?? 'id'];
  const column = named?.column;
  const list = [value ?? []].flat().map((one) => (column === undefined ? one : valuesIn(one)[column]));
  const ids = list.filter((one): one is number => typeof one === 'number');
  return ids.length > 0 && ids.length === list.length ? [...new Set(ids)] : 'all';
}

/** The column of rows that names an establishment. */
export function establishmentColumn(rows: Readonly<Record<string, Field>>): string | undefined {
  return Object.entries(rows).find(([, one]) => one.kind === 'reference' && one.to === 'establishments')?.[0];
}
