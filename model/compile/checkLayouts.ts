import { DefinitionError } from '#/model/language/definitionError.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';
import { canFilter, canSort } from './listDefaults.ts';

/** A field that a layout names: the part that names it, the kinds that it may be of, and how such a field is called. */
interface Named {
  part: string;
  name: string | undefined;
  kinds: readonly FieldModel['kind'][];
  called: string;
}

/**
 * What no calendar and no board can be: without a day or a choice that everybody sees and lists can be asked by. Throws a DefinitionError
 * at the first.
 */
export function checkLayouts(resource: ResourceModel): void {
  checkCalendar(resource);
  checkBoard(resource);
}

function checkCalendar(resource: ResourceModel): void {
  const { calendar } = resource.list;
  if (!calendar) return;
  const where = `${resource.name}.list.calendar`;
  const part = (key: 'from' | 'starts' | 'ends' | 'lasts' | 'lane', ...kinds: FieldModel['kind'][]) =>
    named(resource, { part: `list.calendar.${key}`, name: calendar[key], kinds, called: kinds.join(' or ') });
  const from = part('from', 'date', 'datetime');
  if (!from) throw new DefinitionError(where, 'does not say on which day a record stands', 'write from: and a date or a datetime');
  if (!(canFilter(from) && canSort(from)))
    throw new DefinitionError(`${where}.from`, `names '${from.name}', by which the list cannot be asked`, 'name a stored date');
  const starts = part('starts', 'time');
  const ends = part('ends', 'time');
  const lasts = part('lasts', 'duration');
  if ((starts || ends) && from.kind !== 'date')
    throw new DefinitionError(where, `has times beside '${from.name}', which says its time itself`, "leave 'starts' and 'ends' out");
  if (lasts && from.kind !== 'datetime')
    throw new DefinitionError(where, `lasts from '${from.name}', which has no time`, "write 'starts' and 'ends' instead");
  if (ends && !starts) throw new DefinitionError(where, `ends at '${ends.name}', but begins nowhere`, "write 'starts' beside it");
  const lane = part('lane', 'reference');
  if (lane?.kind === 'reference' && (lane.many || typeof lane.to !== 'string'))
    throw new DefinitionError(`${where}.lane`, `names '${lane.name}', which does not refer to one resource`, 'name a reference to one');
  if (calendar.by !== undefined && !['week', 'month'].includes(calendar.by))
    throw new DefinitionError(`${where}.by`, `says '${String(calendar.by)}'`, nameOne(String(calendar.by), ['week', 'month']));
}

function checkBoard(resource: ResourceModel): void {
  const { board, totals = [] } = resource.list;
  if (!board) return;
  const where = `${resource.name}.list.board`;
  const by = named(resource, { part: 'list.board.by', name: board.by, kinds: ['enum'], called: 'enum' });
  if (!by) throw new DefinitionError(where, 'does not say what its columns are', 'write by: and a field of kind enum');
  if (!canFilter(by))
    throw new DefinitionError(`${where}.by`, `names '${by.name}', by which lists cannot be filtered`, 'name another choice');
  if (!by.required)
    throw new DefinitionError(
      `${where}.by`,
      `names '${by.name}', which a record may leave empty: it would stand in no column`,
      `write required: true at '${by.name}'`,
    );
  if (board.sum !== undefined && !totals.includes(board.sum))
    throw new DefinitionError(
      `${where}.sum`,
      `names '${board.sum}', which list.totals does not add up`,
      totals.length ? nameOne(board.sum, totals) : `write totals: ['${board.sum}'] beside the board`,
    );
}

/** The field of a part. @throws DefinitionError where it is none, of another kind, or guarded */
function named(resource: ResourceModel, { part, name, kinds, called }: Named): FieldModel | undefined {
  if (name === undefined) return undefined;
  const where = `${resource.name}.${part}`;
  const fitting = Object.values(resource.fields).filter(({ kind }) => kinds.includes(kind));
  const names = fitting.map((field) => field.name);
  const fix = names.length ? nameOne(name, names) : `add a field of kind ${called}`;
  const field = Object.hasOwn(resource.allFields, name) ? resource.allFields[name] : undefined;
  if (!field) throw new DefinitionError(where, `names '${name}', which is not a field`, fix);
  if (!kinds.includes(field.kind)) throw new DefinitionError(where, `names '${name}', which is of kind '${field.kind}'`, fix);
  if (field.readable)
    throw new DefinitionError(
      where,
      `names '${name}', which only those with ${field.readable.permission} may see: the others would see where records stand`,
      'name a field that everybody sees',
    );
  return field;
}
