import { useQuery } from '@tanstack/react-query';
import type { BulkChoice, BulkChosen } from '#/dataProvider/bulkTypes.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { canEditTogether, isOfAll } from '#/model/validation/editedTogether.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';

/** The fields that all chosen records would have, given what is set already, and that this reader may write; and those that only some have. */
export interface EditableFields {
  of: (set: Readonly<Record<string, unknown>>) => { all: readonly FieldModel[]; some: readonly FieldModel[] };
  answer: BulkChosen | undefined;
  error: Error | null;
}

/** Which fields can be given to everything that is chosen. */
export function useEditableFields(choice: BulkChoice): EditableFields {
  const resource = useResourceModel();
  const bulk = useBulk();
  const { permissions } = useSession();
  const readable = useReadableFields(resource);
  const { data: answer, error } = useQuery({
    queryKey: [resource.name, 'bulk-chosen', choice],
    queryFn: ({ signal }) => bulk.chosen(choice, { signal }),
    staleTime: 0,
  });
  const fields = [...readable.values()].filter(
    (field) => canEditTogether(resource, field) && (!field.writable || permissions.has(field.writable.permission)),
  );
  return {
    of: (set) => {
      const standing = answer?.standing;
      if (!standing) return { all: fields, some: [] };
      const all = fields.filter(({ name }) => isOfAll(resource, name, standing, set));
      return { all, some: fields.filter((field) => !all.includes(field)) };
    },
    answer,
    error,
  };
}
