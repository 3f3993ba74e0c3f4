import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { FieldModel, ResourceModel } from '#/resources/schema/model.ts';
import { useReadableFields } from '../useReadableFields.ts';

/** The list's columns as this reader arranged them: kept by name, so that a new field never scrambles them. */
export interface Columns {
  shown: readonly FieldModel[];
  /** Everything that could be shown, the shown ones first and in their order. */
  all: readonly FieldModel[];
  isDefault: boolean;
  set: (names: readonly string[]) => void;
  reset: () => void;
}

/** Reads and keeps the columns of a resource's list. */
export function useColumns(resource: ResourceModel): Columns {
  const fields = useReadableFields(resource);
  return useKeptColumns(`${resource.name}.columns`, fields, resource.list.columns, resource.title);
}

/** Reads and keeps an arrangement of columns under a name. The title is always among them. */
export function useKeptColumns(key: string, fields: ReadonlyMap<string, FieldModel>, defaults: readonly string[], titleName: string): Columns {
  const [kept, setKept] = useStore<readonly string[] | null>(key, null);
  return useMemo(() => {
    const known = (kept ?? defaults).flatMap((name) => fields.get(name) ?? []);
    const title = fields.get(titleName);
    const shown = !title || known.includes(title) ? known : [title, ...known];
    const others = [...fields.values()].filter((field) => !shown.includes(field) && field.kind !== 'json');
    return { shown, all: [...shown, ...others], isDefault: kept === null, set: setKept, reset: () => setKept(null) };
  }, [kept, fields, defaults, titleName, setKept]);
}
