import type { FieldModel } from '#/model/language/model.ts';
import { canEditAlone } from '#/model/validation/editedTogether.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { isReadonlyBy } from '#model/language';
import { useCanChange } from '../useCanChange.ts';

/** Whether this reader may write a field of a record by itself; no field is nobody's to write. */
export function useCanWrite(field: FieldModel | undefined): (record: Readonly<Record<string, unknown>>) => boolean {
  const resource = useResourceModel();
  const { permissions } = useSession();
  const canChange = useCanChange();
  const canEdit = useCan()(resource.name, 'edit');
  if (!field || !canEdit || !canEditAlone(resource, field)) return () => false;
  if (field.writable && !permissions.has(field.writable.permission)) return () => false;
  return (record) => canChange('edit', record) && !isReadonlyBy(resource.rules, field.name, record);
}
