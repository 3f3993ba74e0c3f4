import { useLocaleState } from 'ra-core';
import type { BulkRefusedRow } from '#/dataProvider/bulkTypes.ts';
import { model } from '#/resources/index.ts';
import { textOf } from '#model/language';
import type { EditedColumn } from './corrections.ts';

/** The fields that a row of several files has cells of, each by its own name. */
export function useOwnColumns(): (row: BulkRefusedRow) => EditedColumn[] {
  const [language] = useLocaleState();
  return ({ place, headers = [] }) => {
    const fields = model.resources[place?.resource ?? '']?.fields ?? {};
    return headers.flatMap((name) => {
      const field = fields[name];
      if (!field) return [];
      const label = textOf(field, 'label', language);
      return {
        header: name,
        target: { name, field: name, label, kind: field.kind, required: field.required === true, key: false, can_make: false },
      };
    });
  };
}
