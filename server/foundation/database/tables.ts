import type { FieldModel, Model, ResourceModel } from '#/model/language/model.ts';
import { businessObjects } from './businesses.ts';
import { columnType, isRequiredColumn } from './columns.ts';
import { commentObjects } from './commentObjects.ts';
import { constraintsOf, type SchemaObject } from './constraints.ts';
import { childTable, severalTargets, targetColumn } from './names.ts';
import { rightsObjects } from './rightsVersions.ts';
import { searchObjects } from './searchEntries.ts';
import { lineFields, type TableShape } from './tableShape.ts';

/** A column as it should be. `backfill` is what stored rows get when a required column is added. */
export interface ColumnSpec {
  name: string;
  type: string;
  notNull: boolean;
  identity?: boolean;
  was?: string;
  backfill?: string | number | boolean;
}

/** A table as it should be, with what hangs on it. */
export interface TableSpec {
  name: string;
  /** `resource.field`, for messages. */
  source: string;
  columns: ColumnSpec[];
  primaryKey: readonly string[];
  objects: SchemaObject[];
}

const KEY: ColumnSpec = { name: 'client_id', type: 'bigint', notNull: true };
const ID: ColumnSpec = { name: 'id', type: 'bigint', notNull: true, identity: true };
const ESTABLISHMENT: ColumnSpec = { name: 'establishment_id', type: 'bigint', notNull: true };
const POSITION: ColumnSpec = { name: 'position', type: 'bigint', notNull: true };

/** Every table that the definitions ask for; variants have none of their own. */
export function tablesOf(model: Model): TableSpec[] {
  return Object.values(model.resources)
    .filter((resource) => !resource.variant)
    .flatMap((resource) => tablesOfResource(resource, model))
    .map((table) => ({ ...table, objects: [...table.objects, ...rightsObjects(table), ...businessObjects(table)] }));
}

function tablesOfResource(resource: ResourceModel, model: Model): TableSpec[] {
  const ofEstablishment = resource.scope === 'establishment';
  const fields = Object.values(resource.fields);
  const base = { resource, ofEstablishment };
  const shape: TableShape = { ...base, table: resource.table, fields, kind: 'records' };
  const scope = ofEstablishment ? [KEY, ID, ESTABLISHMENT] : [KEY, ID];
  const stamps: ColumnSpec[] = [
    { name: 'created_at', type: 'timestamptz(3)', notNull: true },
    { name: 'updated_at', type: 'timestamptz(3)', notNull: true },
    { name: 'created_by', type: 'bigint', notNull: false },
  ];
  const hideable = new Set(Object.keys(resource.rules?.show ?? {}));
  const own: TableSpec = {
    name: resource.table,
    source: resource.name,
    columns: [...scope, ...fields.flatMap((field) => columnsOf(field, hideable.has(field.name))), ...stamps],
    primaryKey: ['client_id', 'id'],
    objects: [...constraintsOf(shape, model), ...searchObjects(model, resource), ...commentObjects(model, resource)],
  };
  return [own, ...fields.flatMap((field) => childTables(field, shape, model))];
}

/** A field that rules can hide is never NOT NULL: hidden, it has no value. */
function columnsOf(field: FieldModel, hideable: boolean): ColumnSpec[] {
  const targets = severalTargets(field);
  if (targets) return targets.map((target) => ({ name: targetColumn(field.name, target), type: 'bigint', notNull: false }));
  const type = columnType(field);
  if (!type) return [];
  const preset = 'default' in field ? field.default : undefined;
  const notNull = isRequiredColumn(field, hideable);
  return [{ name: field.name, type, notNull, was: field.was, backfill: field.backfill ?? (preset as ColumnSpec['backfill']) }];
}

function childTables(field: FieldModel, parent: TableShape, model: Model): TableSpec[] {
  const scope = parent.ofEstablishment ? [KEY, ESTABLISHMENT] : [KEY];
  const { resource, ofEstablishment } = parent;
  const name = childTable(resource.table, field.name);
  const source = `${resource.name}.${field.name}`;
  if (field.kind === 'lines') {
    const fields = lineFields(field.fields);
    const shape: TableShape = { table: name, resource, ofEstablishment, fields, kind: 'lines', owner: field };
    const hideable = new Set(Object.keys(field.rules?.show ?? {}));
    const columns = [
      ...scope,
      ID,
      { name: 'parent_id', type: 'bigint', notNull: true },
      POSITION,
      ...fields.flatMap((one) => columnsOf(one, hideable.has(one.name))),
    ];
    return [{ name, source, columns, primaryKey: ['client_id', 'id'], objects: constraintsOf(shape, model) }];
  }
  if (field.kind === 'reference' && field.many) {
    const shape: TableShape = { table: name, resource, ofEstablishment, fields: [], kind: 'join', owner: field };
    const columns = [
      ...scope,
      { name: 'parent_id', type: 'bigint', notNull: true },
      { name: 'target_id', type: 'bigint', notNull: true },
      POSITION,
    ];
    return [{ name, source, columns, primaryKey: ['client_id', 'parent_id', 'target_id'], objects: constraintsOf(shape, model) }];
  }
  return [];
}
