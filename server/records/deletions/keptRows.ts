import type { Model, ResourceModel } from '#/model/language/model.ts';
import { childTable, targetColumn } from '#/server/foundation/database/names.ts';
import { hasComments } from '#model/language';
import { childFields } from '../children.ts';
import { type Dependence, dependencesOn } from '../dependents/references.ts';

/** Records that go with a deletion: those that are deleted, and those that cascades take. */
export interface TakenRecords {
  resource: ResourceModel;
  /** The column by which they refer to the records at `from` of the plan; absent for the deleted ones themselves. */
  by?: { column: string; from: number };
  /** Tables of their rows and links. */
  children: readonly string[];
  /** Under which name comments on them stand; undefined where nobody writes any. */
  commentedAs: string | undefined;
}

/** Rows of records that stay, which refer to the records at `from`. */
export interface LeftRows {
  table: string;
  column: string;
  from: number;
  /** All columns of a reference that is emptied; absent where the row itself goes, which is one of a record at `parent`. */
  emptied?: readonly string[];
  parent: string;
}

/** What has to be kept of a deleted record, so that it can be put back as it was. */
export interface KeptPlan {
  taken: readonly TakenRecords[];
  left: readonly LeftRows[];
}

const plans = new WeakMap<ResourceModel, KeptPlan | null>();

/** What a deletion of a resource's records takes, read from the definitions; null where that is more than a plan can say. */
export function keptPlan(model: Model, resource: ResourceModel): KeptPlan | null {
  const known = plans.get(resource);
  if (known !== undefined) return known;
  const plan = planOf(model, resource);
  plans.set(resource, plan);
  return plan;
}

function planOf(model: Model, deleted: ResourceModel): KeptPlan | null {
  const taken: TakenRecords[] = [{ resource: deleted, ...ownRows(model, deleted) }];
  const left: LeftRows[] = [];
  for (const [from, { resource }] of taken.entries())
    for (const dependence of dependencesOn(model, resource)) {
      const { user, field, effect } = dependence;
      if (effect === 'emptied') left.push(leftRows(dependence, from));
      if (effect !== 'deleted') continue;
      // Rows that are reached on two ways would come back twice.
      if (taken.some((one) => one.resource.table === user.table)) return null;
      taken.push({ resource: user, by: { column: columnsOf(field.name, dependence).own, from }, ...ownRows(model, user) });
    }
  return { taken, left };
}

function leftRows(dependence: Dependence, from: number): LeftRows {
  const { user, field, inRow, reference } = dependence;
  const parent = user.table;
  if (inRow === undefined && reference.many) return { table: childTable(user.table, field.name), column: 'target_id', from, parent };
  const { own: column, all: emptied } = columnsOf(inRow ?? field.name, dependence);
  if (inRow === undefined) return { table: user.table, column, from, emptied, parent };
  const table = childTable(user.table, field.name);
  return reference.onDelete === 'set_null' ? { table, column, from, emptied, parent } : { table, column, from, parent };
}

/** The column of a reference that names the target, and those of all its targets. */
function columnsOf(name: string, { reference: { to }, target }: Dependence): { own: string; all: string[] } {
  return Array.isArray(to)
    ? { own: targetColumn(name, target), all: to.map((one) => targetColumn(name, one)) }
    : { own: name, all: [name] };
}

function ownRows(model: Model, { table, fields }: ResourceModel): Pick<TakenRecords, 'children' | 'commentedAs'> {
  const all = Object.values(model.resources).filter((one) => one.table === table);
  return {
    children: childFields(Object.values(fields)).map(({ name }) => childTable(table, name)),
    commentedAs: all.some((one) => hasComments(one)) ? all.find(({ variant }) => !variant)?.name : undefined,
  };
}

/** Under which keys the kept JSON holds what does not stand under the name of its table. */
export const commentsKey = (resource: string): string => `comments on ${resource}`;
export const leftKey = ({ table, column }: LeftRows): string => `${table}.${column}`;
