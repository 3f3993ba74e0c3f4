import { type Identifier, type RaRecord, useTranslate } from 'ra-core';
import { type MouseEvent, memo, use } from 'react';
import { isNumeric } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { OpenFromRows, RowLink } from '#/src/foundation/page/RowLink.tsx';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { columnStyle } from './columnStyle.ts';
import { isSwitchable, StatusSwitch } from './filters/StatusSwitch.tsx';
import { ListCell } from './ListCell.tsx';
import { RecordPicture } from './RecordPicture.tsx';
import { useRecordPath } from './recordPath.ts';
import { Tick } from './Tick.tsx';

interface ListRowProps {
  record: RaRecord;
  columns: readonly FieldModel[];
  /** Undefined where no row can be selected; closed where this one cannot. */
  check: 'on' | 'off' | 'closed' | undefined;
  onToggle: (id: Identifier) => void;
  /** The names of the columns whose cells can be changed where they stand, with spaces between. */
  edits: string;
}

/** One record of the list; only rows that changed are drawn again. */
export const ListRow = memo(function ListRow({ record, columns, check, onToggle, edits }: ListRowProps) {
  const resource = useResourceModel();
  const translate = useTranslate();
  const openPath = use(OpenFromRows);
  const path = useRecordPath()(record.id);
  const edited = edits.split(' ');
  const name = useTitleOf()(resource, record);
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    if (
      path &&
      !(event.target instanceof Element && event.target.closest('a, button, input, label, [role=switch]')) &&
      !window.getSelection()?.toString()
    )
      openPath?.(path);
  };
  return (
    <tr className={check === 'on' ? 'selected' : undefined} onClick={open} tabIndex={-1}>
      {check !== undefined && (
        <td className="check">
          {check !== 'closed' && (
            <Tick label={translate('views.select_row', { name })} checked={check === 'on'} onChange={() => onToggle(record.id)} />
          )}
        </td>
      )}
      {columns.map((field, index) => (
        <td
          key={field.name}
          data-edits={edited.includes(field.name) ? field.name : undefined}
          style={columnStyle(field.name)}
          className={
            [isNumeric(field) && 'end', field.name === resource.title && 'title', index === 0 && 'first'].filter(Boolean).join(' ') ||
            undefined
          }
        >
          {field.name === resource.title && path ? (
            <RowLink to={path} data-title dir="auto">
              <RecordPicture record={record} name={name} size={24} />
              {name}
            </RowLink>
          ) : isSwitchable(field, resource) ? (
            <StatusSwitch field={field} record={record} />
          ) : (
            <ListCell field={field} value={record[field.name]} record={record} />
          )}
        </td>
      ))}
    </tr>
  );
});
