import { useLocaleState } from 'ra-core';
import { useMemo } from 'react';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { canFilter, rowColumnOf } from '#/model/compile/listDefaults.ts';
import { traitsOf } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { textOf, withText } from '#model/language';

/**
 * The fields that the list can be filtered by: those that the definition puts first, columns of rows among them (`lines.title`), then the
 * others.
 */
export function useFilterFields(): readonly FieldModel[] {
  const resource = useResourceModel();
  const fields = useReadableFields(resource);
  const [locale] = useLocaleState();
  return useMemo(() => {
    const can = [...fields.values()].filter(
      (field) => canFilter(field) && field.name !== 'establishment_id' && field.name !== 'id' && field.name !== 'created_by',
    );
    const first = resource.list.filters.flatMap(
      (name) => can.find((field) => field.name === name) ?? rowField(name, resource, fields, locale) ?? [],
    );
    return [...first, ...can.filter((field) => !first.includes(field))];
  }, [fields, resource, locale]);
}

/** A column of rows that the reader may see, named with its rows. */
function rowField(
  name: string,
  resource: ResourceModel,
  readable: ReadonlyMap<string, FieldModel>,
  locale: string,
): FieldModel | undefined {
  const found = rowColumnOf(resource, name);
  if (!found || !readable.has(found.lines.name) || traitsOf(found.field).isUnfiltered) return undefined;
  const { lines } = found;
  const column = fieldModel(found.column, found.field);
  return withText({ ...column, name }, 'label', `${textOf(lines, 'label', locale)}: ${textOf(column, 'label', locale)}`);
}

/** Whether it is a column of a field's rows (`lines.title`). */
export function isColumnOfRows({ name }: Pick<FieldModel, 'name'>): boolean {
  return name.includes('.');
}

type Values = Readonly<Record<string, unknown>>;

/** What a list is filtered by under a field's name; `lines.title` stands inside `lines`. */
export function filterAt(values: Values, name: string): unknown {
  const [own = '', column] = name.split('.');
  const value = values[own];
  return column === undefined || value === null || typeof value !== 'object'
    ? column === undefined
      ? value
      : undefined
    : valuesIn(value)[column];
}

/** The filters with one of them changed, or (undefined) taken away. */
export function withFilter(values: Values, name: string, value: unknown): Record<string, unknown> {
  const [own = '', column] = name.split('.');
  const { [own]: before, ...others } = values;
  if (column === undefined) return value === undefined ? others : { ...others, [own]: value };
  const rows = withFilter(valuesIn(before), column, value);
  return Object.keys(rows).length ? { ...others, [own]: rows } : others;
}
