import { useEvent, useListContext, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { isNumeric } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { OpenFromRows } from '#/src/foundation/page/RowLink.tsx';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { CellPencil } from './cell/CellPencil.tsx';
import { useCellFields } from './cell/useCellFields.ts';
import { tableWidths } from './columnStyle.ts';
import { ListRow } from './ListRow.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortHead } from './SortHead.tsx';
import { TableFrame } from './TableFrame.tsx';
import { Tick } from './Tick.tsx';
import { TotalsFoot } from './TotalsFoot.tsx';
import { useCanChange } from './useCanChange.ts';
import type { ListColumns } from './useColumns.ts';
import { useListTotals } from './useListTotals.ts';
import { useRowKeys } from './useRowKeys.ts';

/** A plain table, light enough for a hundred rows on a phone's processor; useRowKeys says how one moves in it. */
export function ListTable({ columns }: { columns: ListColumns }) {
  const resource = useResourceModel();
  const { data = [], isPending, isFetching, isPlaceholderData, selectedIds, onSelect, onToggleItem, perPage } = useListContext();
  const translate = useTranslate();
  const label = useLabelOf();
  const can = useCan();
  const canChange = useCanChange();
  const cellFields = useCellFields(columns.shown);
  const totals = useListTotals();
  const table = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();
  const open = useEvent((path: string) => void navigate(path));
  const hasChecks = can(resource.name, 'edit') || can(resource.name, 'delete');
  const changeable = hasChecks ? data.filter((record) => canChange('edit', record) || canChange('delete', record)) : [];
  // Until the next rows are there the ones before them stay, so that the focus stays on its row.
  const isWaiting = isPending || (isFetching && isPlaceholderData);
  // One for all rows and always: a row that is given another is drawn again.
  const onToggle = useEvent(onToggleItem);
  useRowKeys(table, isWaiting);
  const isAll = changeable.length > 0 && changeable.every((record) => selectedIds.includes(record.id));
  const classOf = (field: FieldModel, index: number) =>
    [isNumeric(field) && 'end', field.name === resource.title && 'title', index === 0 && 'first'].filter(Boolean).join(' ') || undefined;
  return (
    <TableFrame>
      <table
        ref={table}
        className="list"
        style={tableWidths(columns.widths)}
        aria-label={translate('views.list_table', { name: translate(`resources.${resource.name}.name`, { smart_count: 2 }) })}
        aria-keyshortcuts={hasChecks ? 'J K X' : 'J K'}
        aria-busy={isWaiting}
      >
        <thead>
          <tr>
            {hasChecks && (
              <th className="check" scope="col">
                <Tick
                  label={translate('views.select_all')}
                  checked={isAll}
                  indeterminate={!isAll && changeable.some((record) => selectedIds.includes(record.id))}
                  onChange={() => onSelect(isAll ? [] : changeable.map((record) => record.id))}
                />
              </th>
            )}
            {columns.shown.map((field, index) => (
              <SortHead
                key={field.name}
                field={field}
                label={label(field)}
                className={classOf(field, index)}
                width={columns.widths[field.name]}
                onWidth={(width) => columns.setWidth(field.name, width)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {isPending ? (
            <SkeletonRows rows={Math.min(perPage, 10)} columns={columns.shown.length + (hasChecks ? 1 : 0)} />
          ) : (
            <OpenFromRows value={open}>
              {data.map((record) => (
                <ListRow
                  key={record.id}
                  record={record}
                  columns={columns.shown}
                  check={
                    hasChecks ? (changeable.includes(record) ? (selectedIds.includes(record.id) ? 'on' : 'off') : 'closed') : undefined
                  }
                  onToggle={onToggle}
                  edits={cellFields(record).join(' ')}
                />
              ))}
            </OpenFromRows>
          )}
        </tbody>
        <TotalsFoot totals={totals} columns={columns.shown} hasChecks={hasChecks} classOf={classOf} />
      </table>
      <CellPencil table={table} records={data} />
    </TableFrame>
  );
}
