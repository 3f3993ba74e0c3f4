import { useStore } from 'ra-core';
import { canGroup } from '#/model/compile/listDefaults.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';

/** By what this reader has a list grouped, kept as its columns are. */
function useGroupName() {
  const { name } = useResourceModel();
  return useStore<string | null>(`${name}.groupedBy`, null);
}

/** The field by which the list is grouped; undefined where it is not, or the reader may not see it. */
export function useGroupedBy(): FieldModel | undefined {
  const [name] = useGroupName();
  const field = useReadableFields(useResourceModel()).get(name ?? '');
  return field && canGroup(field) ? field : undefined;
}

/** Groups the list by another field; null: by none. */
export function useGroupBy(): (name: string | null) => void {
  const [, set] = useGroupName();
  return set;
}
