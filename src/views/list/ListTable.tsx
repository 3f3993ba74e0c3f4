import { Checkbox } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { isNumeric } from '#/src/kinds/lines/rows.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useMay } from '#/src/shell/session/useMay.ts';
import { useResourceModel } from '../useResourceModel.ts';
import { ListRow } from './ListRow.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortHead } from './SortHead.tsx';
import { TableFrame } from './TableFrame.tsx';
import type { Columns } from './useColumns.ts';

/** A plain table, light enough for a hundred rows on a phone's processor; arrow keys move between rows, space selects, enter opens. */
export function ListTable({ columns }: { columns: Columns }) {
  const resource = useResourceModel();
  const { data = [], isPending, isFetching, isPlaceholderData, selectedIds, onSelect, onToggleItem, perPage } = useListContext();
  const translate = useTranslate();
  const label = useLabelOf();
  const may = useMay();
  const canSelect = may(resource.name, 'edit') || may(resource.name, 'delete');
  const isWaiting = isPending || (isFetching && isPlaceholderData);
  const isAll = data.length > 0 && data.every((record) => selectedIds.includes(record.id));
  return (
    <TableFrame>
      <table aria-label={translate('views.list_table', { name: translate(`resources.${resource.name}.name`, { smart_count: 2 }) })} aria-busy={isWaiting}>
        <thead>
          <tr>
            {canSelect && (
              <th className="check" scope="col">
                <Checkbox
                  size="small"
                  checked={isAll}
                  indeterminate={!isAll && data.some((record) => selectedIds.includes(record.id))}
                  onChange={() => onSelect(isAll ? [] : data.map((record) => record.id))}
                  slotProps={{ input: { 'aria-label': translate('views.select_all') } }}
                />
              </th>
            )}
            {columns.shown.map((field) => (
              <SortHead key={field.name} field={field} label={label(field)} isEnd={isNumeric(field.kind)} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenRows}>
          {isWaiting ? (
            <SkeletonRows rows={Math.min(perPage, 10)} columns={columns.shown.length + (canSelect ? 1 : 0)} />
          ) : (
            data.map((record) => (
              <ListRow
                key={record.id}
                record={record}
                columns={columns.shown}
                selected={canSelect ? selectedIds.includes(record.id) : undefined}
                onToggle={onToggleItem}
              />
            ))
          )}
        </tbody>
      </table>
    </TableFrame>
  );
}

function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = (event.target as HTMLElement).closest('tr');
  if (!row || !(event.target as HTMLElement).matches('a, input[type=checkbox]')) return;
  if (event.key === ' ' && (event.target as HTMLElement).matches('a')) {
    event.preventDefault();
    row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
  }
  if (!step) return;
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  const target = next?.querySelector<HTMLElement>((event.target as HTMLElement).matches('a') ? 'a[data-title]' : 'input[type=checkbox]');
  if (!target) return;
  event.preventDefault();
  target.focus();
}
