import { useRecordContext } from 'ra-core';
import { revertedValues } from '#/model/validation/revertedValues.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useReadableFields } from '../parts/useReadableFields.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { useCanEdit } from './useCanEdit.ts';
import type { HistoryEntry } from './useHistory.ts';

const VALUES_CHANGED = ['updated', 'reverted'];

/** What reverting an entry would write over the record that is shown; nothing where it would change nothing, or this reader may not. */
export function useReverted(): (entry: HistoryEntry) => Readonly<Record<string, unknown>> {
  const resource = useResourceModel();
  const record = useRecordContext() ?? {};
  const readable = useReadableFields(resource);
  const { permissions } = useSession();
  const canEdit = useCanEdit();
  const fields = Object.fromEntries([...readable].filter(([name]) => name in resource.fields));
  return ({ event, changes }) => {
    if (!canEdit || !VALUES_CHANGED.includes(event)) return {};
    const values = revertedValues(fields, changes, record);
    const isOpen = (name: string) => !fields[name]?.writable || permissions.has(fields[name].writable.permission);
    return Object.keys(values).every(isOpen) ? values : {};
  };
}
