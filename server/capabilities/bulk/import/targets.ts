import { referenceContext } from '#/i18n/context.ts';
import { languages } from '#/i18n/languages.ts';
import { isHostWritten, isInFiles } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { columnsOf } from '#/server/capabilities/exports/columns.ts';
import { isWritable, readableFields } from '#/server/records/readableFields.ts';
import type { RowScope } from '#/server/records/rowScope.ts';
import { fieldsRead, textOf } from '#model/language';
import type { ImportAccess } from './importAccess.ts';

/** What a column of a file may be read as. */
export interface Target {
  /** A field's name; `<field>.id` for the column of a reference's id; `id` for the record's own. */
  name: string;
  field: FieldModel;
  part: 'value' | 'id' | 'own id';
  /** Whether a new record needs it. */
  required: boolean;
  /** Whether it finds the record that an upsert changes. */
  key: boolean;
}

/** The targets that this caller may import there, in the order of the definition. */
export function targetsOf(caller: Caller, { resource, rowScope, mayEdit }: ImportAccess): Target[] {
  const keys = keyFieldsOf(resource);
  const own = importedFields(caller, resource, rowScope).flatMap((field): Target[] => {
    const required = field.required === true && !('default' in field && field.default !== undefined);
    const target: Target = { name: field.name, field, part: 'value', required, key: mayEdit && keys.has(field.name) };
    return field.kind === 'reference'
      ? [target, { ...target, name: `${field.name}.id`, part: 'id', required: false, key: false }]
      : [target];
  });
  const id = resource.allFields.id;
  return mayEdit && id ? [{ name: 'id', field: id, part: 'own id', required: false, key: true }, ...own] : own;
}

/**
 * Fields that a file can bring: nothing that the host or a verb alone writes, that a variant has fixed, or that is guarded from the caller.
 */
export function importedFields(caller: Caller, resource: ResourceModel, rowScope: RowScope): FieldModel[] {
  const fixed = { ...resource.transitions, ...resource.variant?.where };
  return Object.values(resource.fields).filter(
    (field) =>
      !isHostWritten(field) && isInFiles(field) && !Object.hasOwn(fixed, field.name) && isWritable(caller, resource, rowScope, field),
  );
}

/**
 * The groups of fields that may find a record: the definition's import key, then what is unique and holds the title, or what that is made
 * of.
 */
export function naturalKeys(resource: ResourceModel): (readonly string[])[] {
  const title = resource.fields[resource.title];
  const named = title?.kind === 'computed' ? fieldsRead(title.value) : [resource.title];
  const alone = named.filter((name) => resource.fields[name]?.unique === true).map((name) => [name]);
  const groups = [...alone, ...(resource.unique ?? []).filter((group) => group.some((name) => named.includes(name)))];
  return [...(resource.importKey ? [resource.importKey] : []), ...groups];
}

function keyFieldsOf(resource: ResourceModel): ReadonlySet<string> {
  return new Set(naturalKeys(resource).flat());
}

/** Header (tidied) → target, or null for a column that an export writes and an import does not read. */
export type Headings = ReadonlyMap<string, Target | null>;

/** How headers are compared: without regard to case, blanks and the star of a required field. */
export function tidyHeader(header: string): string {
  return header
    .normalize('NFC')
    .replace(/\s*\*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** What headers mean: those of exports in every language first, then the names of fields. */
export function headingsOf(
  caller: Caller,
  { resource, rowScope }: Pick<ImportAccess, 'resource' | 'rowScope'>,
  targets: readonly Target[],
): Headings {
  const headings = new Map<string, Target | null>();
  const byName = new Map(targets.map((target) => [target.name, target]));
  const note = (header: string, target: Target | null) => {
    const key = tidyHeader(header);
    if (!headings.has(key)) headings.set(key, target);
  };
  const shown = [...readableFields(caller, resource, rowScope).values()].filter(
    (field) => field.csv !== false && field.name !== 'created_by',
  );
  for (const language of languages.map(({ locale }) => locale)) {
    for (const { header, field, part } of columnsOf(shown, { language, context: referenceContext })) {
      const isIdColumn = part === 'value' && resource.allFields[field]?.kind === 'reference';
      note(header, byName.get(isIdColumn ? `${field}.id` : field) ?? null);
    }
    for (const { name, field, part } of targets) if (part === 'value') note(textOf(field, 'label', language), byName.get(name) ?? null);
  }
  for (const target of targets) {
    note(target.name, target);
    if (target.part === 'id') note(`${target.field.name}_id`, target);
  }
  for (const field of shown) note(field.name, byName.get(field.name) ?? null);
  return headings;
}
