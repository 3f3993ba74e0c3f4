import { canFilter } from '#/model/compile/listDefaults.ts';
import { type FieldModel, type Model, resourceOf } from '#/model/language/model.ts';
import type { FieldOf } from '#model/language';
import { columnType, isNeverEmpty, isTextual } from './columns.ts';
import { quoted, severalTargets, shortened, targetColumn } from './names.ts';
import { isPointedToWithinEstablishment, type TableShape } from './tableShape.ts';

/** An index or constraint under a name of its own; made again whenever its text changes. */
export interface SchemaObject {
  name: string;
  create: string;
  /** What makes it on a cluster, where that is something else. */
  spread?: string;
  drop: string;
  /** Keys first, then what points to them. */
  phase: 1 | 2;
}

/** The indexes, checks and foreign keys of a table. */
export function constraintsOf(shape: TableShape, model: Model): SchemaObject[] {
  const { table, fields, kind } = shape;
  const objects = [...fields.flatMap((field) => fieldObjects(field, shape, model)), ...scopeObjects(shape, model)];
  if (kind === 'records')
    objects.push(...uniques(shape), ...listIndexes(shape), ...lookupIndexes(shape), ...dueIndex(shape), ...aggregateIndexes(shape, model));
  if (kind === 'lines') objects.push(index(table, 'parent', ['client_id', 'parent_id', 'position']));
  if (kind === 'join') objects.push(index(table, 'target', ['client_id', 'target_id']));
  return objects;
}

function scopeObjects({ table, resource, ofEstablishment, kind, owner }: TableShape, model: Model): SchemaObject[] {
  const objects: SchemaObject[] = [];
  if (kind === 'records') {
    if (ofEstablishment)
      objects.push(
        foreignKey(table, 'establishment', ['client_id', 'establishment_id'], 'establishments', ['client_id', 'id'], 'restrict'),
      );
    if (isPointedToWithinEstablishment(model, resource.name))
      objects.push(uniqueConstraint(table, 'wide', ['client_id', 'establishment_id', 'id']));
    return objects;
  }
  objects.push(foreignKey(table, 'parent', ['client_id', 'parent_id'], resource.table, ['client_id', 'id'], 'cascade'));
  if (kind === 'join' && owner?.kind === 'reference' && typeof owner.to === 'string')
    objects.push(...pointer({ ...owner, onDelete: owner.onDelete ?? 'cascade' }, 'target_id', owner.to, table, ofEstablishment, model));
  return objects;
}

function fieldObjects(field: FieldModel, shape: TableShape, model: Model): SchemaObject[] {
  const { table, ofEstablishment } = shape;
  const targets = severalTargets(field);
  if (targets && field.kind === 'reference') {
    const columns = targets.map((target) => targetColumn(field.name, target));
    return [
      ...targets.flatMap((target, i) => pointer(field, columns[i] ?? '', target, table, ofEstablishment, model)),
      check(table, `${field.name}_one`, `num_nonnulls(${columns.map(quoted).join(', ')}) ${field.required ? '=' : '<='} 1`),
    ];
  }
  if (field.kind === 'reference' && !field.many && typeof field.to === 'string')
    return pointer(field, field.name, field.to, table, ofEstablishment, model);
  if (field.kind === 'enum')
    return [check(table, field.name, `${quoted(field.name)} in (${Object.keys(field.values).map(literal).join(', ')})`)];
  return [];
}

/** The foreign key of one reference and its index. References to the platform's records have none: those live under another client. */
function pointer(
  field: Pick<FieldOf<'reference'>, 'onDelete'>,
  column: string,
  target: string,
  table: string,
  ofEstablishment: boolean,
  model: Model,
): SchemaObject[] {
  const to = resourceOf(model, target);
  const wide = to.scope === 'establishment' && ofEstablishment;
  const scope = wide ? ['client_id', 'establishment_id'] : ['client_id'];
  const rule = field.onDelete ?? 'restrict';
  const sameClient = to.scope !== 'platform';
  return [
    ...(sameClient ? [foreignKey(table, column, [...scope, column], to.table, [...scope, 'id'], rule, column)] : []),
    index(table, column, ['client_id', column]),
  ];
}

function uniques({ table, resource, ofEstablishment, fields }: TableShape): SchemaObject[] {
  const groups = [...(resource.unique ?? []), ...fields.flatMap((field) => (field.unique ? [[field.name]] : []))];
  const scope = ofEstablishment ? ['client_id', 'establishment_id'] : ['client_id'];
  return groups.map((group) => {
    const columns = group.map((name) => {
      const field = resource.fields[name];
      return field && isTextual(field) ? `lower(${quoted(name)})` : quoted(name);
    });
    return object(
      shortened(`${table}_${group.join('_')}_unique`),
      (name) => `create unique index ${name} on public.${quoted(table)} (${[...scope.map(quoted), ...columns].join(', ')})`,
      dropIndex,
      1,
    );
  });
}

/** The order a list opens in, and a trigram index over its search fields. */
function listIndexes({ table, resource, ofEstablishment }: TableShape): SchemaObject[] {
  const scope = ofEstablishment ? ['client_id', 'establishment_id'] : ['client_id'];
  const { field: sorted } = resource.list.sort;
  const field = resource.allFields[sorted];
  const objects: SchemaObject[] = [];
  if (field && columnType(field) && field.kind !== 'reference') {
    const key = isTextual(field) ? `lower(${quoted(sorted)})` : quoted(sorted);
    // An order turned around ends with the empty ones too, which an index read backwards would begin with.
    const way = resource.list.sort.order === 'desc' && !isNeverEmpty(resource, field) ? [' desc nulls last', ' desc'] : ['', ''];
    const columns = [...scope.map(quoted), `${key}${way[0]}`, ...(sorted === 'id' ? [] : [`${quoted('id')}${way[1]}`])].join(', ');
    objects.push(
      object(shortened(`${table}_sort_index`), (name) => `create index ${name} on public.${quoted(table)} (${columns})`, dropIndex, 1),
    );
  }
  if (ofEstablishment && sorted !== 'id') objects.push(index(table, 'scope', [...scope, 'id']));
  const searched = resource.search.filter((name) => {
    const field = resource.fields[name];
    return field !== undefined && isTextual(field) && canFilter(field);
  });
  for (const name of searched)
    objects.push(
      object(
        shortened(`${table}_${name}_search`),
        (key) => `create index ${key} on public.${quoted(table)} using gin (lower(${quoted(name)}) public.gin_trgm_ops)`,
        dropIndex,
        1,
      ),
    );
  return objects;
}

/** What the definition says that records are looked up by, newest of them together; by one field: those that say something there. */
function lookupIndexes({ table, resource }: TableShape): SchemaObject[] {
  const found = Object.values(resource.lookupKeys ?? {}).map((name) => [name]);
  return [...(resource.indexes ?? []), ...found].map((group) => {
    const [name = '', ...others] = group;
    const field = resource.fields[name];
    const given = others.length || !field || isNeverEmpty(resource, field) ? '' : ` where ${quoted(name)} is not null`;
    return index(table, group.join('_'), ['client_id', ...group, 'id'], given);
  });
}

/** What waits, of all businesses together: one that is due is found without looking at any other. */
function dueIndex({ table, resource: { due } }: TableShape): SchemaObject[] {
  if (!due) return [];
  const conditions = Object.entries(due.where).map(([name, value]) => `${quoted(name)} = ${literal(String(value))}`);
  return [index(table, 'due', [due.by, 'id'], ` where ${conditions.join(' and ')}`)];
}

/**
 * For each aggregate of another resource that asks for more than how many point here: an index that holds its figure, whatever the rows
 * weigh.
 */
function aggregateIndexes({ table, resource }: TableShape, model: Model): SchemaObject[] {
  const owners = Object.values(model.resources).filter((one) => !one.variant);
  const indexes = owners.flatMap((owner) =>
    Object.values(owner.fields).flatMap((field) => {
      if (field.kind !== 'aggregate' || field.by === undefined) return [];
      const of = resourceOf(model, field.of);
      const read = [
        ...Object.keys({ ...of.variant?.where, ...field.where }),
        ...[field.sum, field.max].filter((name) => name !== undefined),
      ];
      if ((of.variant?.of ?? of.name) !== resource.name || !read.length) return [];
      const { by } = field;
      return [index(table, [by, ...read].join('_'), ['client_id', by, ...read])];
    }),
  );
  return [...new Map(indexes.map((one) => [one.name, one])).values()];
}

const dropIndex = (name: string) => `drop index if exists public.${name}`;

function object(name: string, create: (name: string) => string, drop: (name: string) => string, phase: 1 | 2): SchemaObject {
  return { name, create: create(quoted(name)), drop: drop(quoted(name)), phase };
}

function index(table: string, purpose: string, columns: readonly string[], where = ''): SchemaObject {
  return object(
    shortened(`${table}_${purpose}_index`),
    (name) => `create index ${name} on public.${quoted(table)} (${columns.map(quoted).join(', ')})${where}`,
    dropIndex,
    1,
  );
}

function uniqueConstraint(table: string, purpose: string, columns: readonly string[]): SchemaObject {
  return constraint(table, `${purpose}_key`, `unique (${columns.map(quoted).join(', ')})`, 1);
}

function check(table: string, purpose: string, condition: string): SchemaObject {
  return constraint(table, `${purpose}_check`, `check (${condition}) not valid`, 1);
}

function foreignKey(
  table: string,
  purpose: string,
  columns: readonly string[],
  target: string,
  keys: readonly string[],
  rule: string,
  emptied?: string,
): SchemaObject {
  const pointing = `foreign key (${columns.map(quoted).join(', ')}) references public.${quoted(target)} (${keys.map(quoted).join(', ')})`;
  const of = (action: string) => constraint(table, `${purpose}_fkey`, `${pointing} on delete ${action}`, 2);
  if (rule !== 'set_null' || !emptied) return of(rule);
  const plain = of('no action');
  const name = quoted(plain.name);
  const where = columns.map((column, at) => `${quoted(column)} = old.${quoted(keys[at] ?? '')}`).join(' and ');
  return {
    ...of(`set null (${quoted(emptied)})`),
    // A cluster has no key that empties one column of several: a trigger does, by its name before the key asks what points there.
    spread: `do $do$ begin
      ${plain.create};
      create or replace function public.${name}() returns trigger language plpgsql as $fn$ begin
        update public.${quoted(table)} set ${quoted(emptied)} = null where ${where}; return null; end $fn$;
      create or replace trigger ${quoted(shortened(`0_${plain.name}`))} after delete on public.${quoted(target)}
        for each row execute function public.${name}();
    end $do$`,
  };
}

function constraint(table: string, purpose: string, body: string, phase: 1 | 2): SchemaObject {
  return object(
    shortened(`${table}_${purpose}`),
    (name) => `alter table public.${quoted(table)} add constraint ${name} ${body}`,
    (name) =>
      `alter table public.${quoted(table)} drop constraint if exists ${name}${phase === 1 && purpose.endsWith('_key') ? ' cascade' : ''}`,
    phase,
  );
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
