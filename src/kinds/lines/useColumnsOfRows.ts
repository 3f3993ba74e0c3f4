import { useMemo } from 'react';
import { fieldModel } from '#/resources/schema/compile.ts';
import type { FieldModel } from '#/resources/schema/model.ts';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import type { Fields } from '#resources/schema';

/** The fields of rows that this reader may see. */
export function useColumnsOfRows(fields: Fields): FieldModel[] {
  const { permissions } = useSession();
  return useMemo(
    () =>
      Object.entries(fields)
        .filter(([, field]) => !field.readable || permissions.has(field.readable.permission))
        .map(([name, field]) => fieldModel(name, field)),
    [fields, permissions],
  );
}
