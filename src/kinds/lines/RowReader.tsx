import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { isNumeric } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { computeFields } from '#/model/validation/computeFields.ts';
import { Cell } from '../Cell.tsx';
import { useKindContext } from '../useKindContext.ts';
import { useLabelOf } from '../useLabelOf.ts';

interface RowReaderProps {
  columns: readonly FieldModel[];
  row: Readonly<Record<string, unknown>>;
  number: number;
  invalid: boolean;
  readonly: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One row to be read, with the ways to change or remove it. */
export const RowReader = memo(function RowReader({ columns, row, number, invalid, readonly, onEdit, onRemove }: RowReaderProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const context = useKindContext();
  const values = { ...row };
  computeFields(Object.fromEntries(columns.map((column) => [column.name, column])), values, context);
  return (
    <tr className={invalid ? 'invalid' : undefined} onDoubleClick={readonly ? undefined : onEdit}>
      {columns.map((column) => (
        <td key={column.name} className={isNumeric(column) ? 'end' : undefined} data-label={labelOf(column)}>
          <Cell field={column} value={values[column.name]} record={values} />
        </td>
      ))}
      <td className="end tools">
        {!readonly && (
          <>
            <IconButton size="small" aria-label={translate('views.edit_row', { number })} onClick={onEdit}>
              <EditIcon fontSize="small" />
            </IconButton>
            <IconButton size="small" aria-label={translate('views.remove_row', { number })} onClick={onRemove}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </>
        )}
      </td>
    </tr>
  );
});
