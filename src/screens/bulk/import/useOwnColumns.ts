import { useTranslate } from 'ra-core';
import type { BulkRefusedRow } from '#/dataProvider/bulkTypes.ts';
import { model } from '#/resources/index.ts';
import type { EditedColumn } from './corrections.ts';

/** The fields that a row of several files has cells of, each by its own name. */
export function useOwnColumns(): (row: BulkRefusedRow) => EditedColumn[] {
  const translate = useTranslate();
  return ({ place, headers = [] }) => {
    const resource = place?.resource ?? '';
    const fields = model.resources[resource]?.fields ?? {};
    return headers.flatMap((name) => {
      const field = fields[name];
      if (!field) return [];
      const { kind, required } = field;
      const label = translate(`resources.${resource}.fields.${name}`);
      return { header: name, label, target: { name, field: name, label, kind, required: required === true, key: false, can_make: false } };
    });
  };
}
