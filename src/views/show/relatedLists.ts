import { fieldModel } from '#/model/compile/fieldModel.ts';
import { canFilter, canFilterRows } from '#/model/compile/listDefaults.ts';
import type { FieldModel, Model, ResourceModel } from '#/model/language/model.ts';
import type { Field } from '#model/language';

/** The records of one resource that refer to the record that is shown. */
export interface RelatedList {
  resource: ResourceModel;
  /** The field that refers here; one of rows stands in `row`. */
  field: FieldModel;
  row?: string;
  /** What its list is filtered by to show them. */
  filter: Readonly<Record<string, unknown>>;
  /** What a new record begins with that is made from here; absent where none is made. */
  initial?: Readonly<Record<string, unknown>>;
}

/** Who asks: which resources they may list, and which fields they may see. */
interface Reader {
  canList: (resource: ResourceModel) => boolean;
  canRead: (field: Field) => boolean;
}

/**
 * Every list whose records refer to a record of a resource, in fields of their own or in rows; of several variants of one table the first
 * that
 * may be listed.
 */
export function relatedLists(model: Model, of: ResourceModel, id: number, { canList, canRead }: Reader): RelatedList[] {
  const target = of.variant?.of ?? of.name;
  const tables = new Set<string>();
  const open = Object.values(model.resources)
    .toSorted((one, other) => Number(Boolean(one.variant)) - Number(Boolean(other.variant)))
    .filter((one) => {
      if (one.menu === false || tables.has(one.table) || !canList(one)) return false;
      tables.add(one.table);
      return true;
    });
  return open.flatMap((resource) => [
    ...(target === 'clients' ? owned(resource, id) : []),
    ...Object.values(resource.fields)
      .filter(canRead)
      .flatMap((field) => referring(resource, field, target, id, canRead)),
  ]);
}

/** What a business has beside its establishments' own: it is made, and found, by naming the business. */
function owned(resource: ResourceModel, id: number): RelatedList[] {
  if (resource.scope !== 'client' || !resource.permissions.create) return [];
  const whose = { client_id: id };
  return [{ resource, field: fieldModel('client_id', { kind: 'reference', to: 'clients' }), filter: whose, initial: whose }];
}

function referring(
  resource: ResourceModel,
  field: FieldModel,
  target: string,
  id: number,
  canRead: (field: Field) => boolean,
): RelatedList[] {
  const value = pointerOf(field, target, id);
  if (value !== undefined && canFilter(field)) return [{ resource, field, filter: { [field.name]: [value] } }];
  if (!canFilterRows(field)) return [];
  return Object.entries(field.fields).flatMap(([row, column]) => {
    const inRow = pointerOf(column, target, id);
    return inRow === undefined || column.filter === false || !canRead(column)
      ? []
      : [{ resource, field, row, filter: { [field.name]: { [row]: inRow } } }];
  });
}

/** What a reference to that record holds; undefined where the field cannot refer to it. */
function pointerOf(field: Field, target: string, id: number): unknown {
  if (field.kind !== 'reference') return undefined;
  if (typeof field.to === 'string') return field.to === target ? id : undefined;
  return field.to.includes(target) ? { type: target, id } : undefined;
}
