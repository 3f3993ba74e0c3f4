import { useCallback, useMemo } from 'react';
import type { FieldModel } from '#/model/language/model.ts';
import { canEditAlone } from '#/model/validation/editedTogether.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { isReadonlyBy } from '#model/language';
import { isSwitchable } from '../filters/StatusSwitch.tsx';
import { useCanChange } from '../useCanChange.ts';

/**
 * Which of a list's columns this reader may change in the cells of a record. A field with a widget is changed in its form, a status that a
 * click switches is switched.
 */
export function useCellFields(columns: readonly FieldModel[]): (record: Readonly<Record<string, unknown>>) => readonly string[] {
  const resource = useResourceModel();
  const { permissions } = useSession();
  const canEdit = useCan()(resource.name, 'edit');
  const canChange = useCanChange();
  const names = useMemo(
    () =>
      columns
        .filter(
          (field) =>
            canEdit &&
            canEditAlone(resource, field) &&
            !field.widget &&
            !isSwitchable(field, resource) &&
            (!field.writable || permissions.has(field.writable.permission)),
        )
        .map(({ name }) => name),
    [columns, resource, permissions, canEdit],
  );
  return useCallback(
    (record) => (names.length && canChange('edit', record) ? names.filter((name) => !isReadonlyBy(resource.rules, name, record)) : []),
    [names, canChange, resource],
  );
}
