import { useMemo } from 'react';
import { canFilter } from '#/resources/schema/listDefaults.ts';
import type { FieldModel } from '#/resources/schema/model.ts';
import { filters } from '#/src/kinds/filters.ts';
import { useReadableFields } from '../useReadableFields.ts';
import { useResourceModel } from '../useResourceModel.ts';

/** The fields that the list can be filtered by: those that the definition puts first, then the others. */
export function useFilterFields(): readonly FieldModel[] {
  const resource = useResourceModel();
  const fields = useReadableFields(resource);
  return useMemo(() => {
    const can = [...fields.values()].filter(
      (field) => canFilter(field) && filters[field.kind] && field.name !== 'establishment_id' && field.name !== 'id' && field.name !== 'created_by',
    );
    const first = can.filter((field) => resource.list.filters.includes(field.name));
    return [...first, ...can.filter((field) => !first.includes(field))];
  }, [fields, resource]);
}
