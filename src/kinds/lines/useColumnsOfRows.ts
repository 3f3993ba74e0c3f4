import { useMemo } from 'react';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import type { Fields } from '#model/language';

/** The fields of rows that are shown to this reader. */
export function useColumnsOfRows(fields: Fields): FieldModel[] {
  const { permissions } = useSession();
  return useMemo(
    () =>
      Object.entries(fields)
        .filter(([, field]) => !field.internal && (!field.readable || permissions.has(field.readable.permission)))
        .map(([name, field]) => fieldModel(name, field)),
    [fields, permissions],
  );
}
