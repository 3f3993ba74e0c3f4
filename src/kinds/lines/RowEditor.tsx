import CheckIcon from '@mui/icons-material/CheckOutlined';
import { IconButton } from '@mui/material';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { type RefObject, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { isDerived, isNumeric } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { hiddenFields, isReadonlyBy, isRequiredBy, type Rules } from '#model/language';
import { Cell } from '../Cell.tsx';
import { KindInput } from '../KindInput.tsx';
import { useRecordOwner } from '../reference/useReferenceForm.ts';
import { useLabelOf } from '../useLabelOf.ts';

interface RowEditorProps {
  columns: readonly FieldModel[];
  rules?: Rules;
  source: string;
  row: Readonly<Record<string, unknown>>;
  /** Whether it takes the focus: not where the form began with it. */
  isFocused: boolean;
  onDone: () => void;
  onNext: () => void;
}

/**
 * The one row that is being edited. Enter goes on to a new row, Escape ends; a record that was chosen leads on to what must still be said.
 */
export function RowEditor({ columns, rules, source, row, isFocused, onDone, onNext }: RowEditorProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const { trigger } = useFormContext();
  const { establishmentId: establishment_id, clientId: client_id } = useRecordOwner();
  const hidden = hiddenFields(rules, row);
  const first = columns.find((column) => !isDerived(column))?.name;
  const leave = async (then: () => void) => {
    if (await trigger(source)) then();
  };
  const cells = useRef<HTMLTableRowElement>(null);
  useOnward(cells, columns, row);
  return (
    <RecordContextProvider value={{ id: 0, establishment_id, client_id, ...row }}>
      <tr
        ref={cells}
        className="editing"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (
            event.key !== 'Enter' ||
            event.ctrlKey ||
            event.metaKey ||
            event.defaultPrevented ||
            (event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true')
          )
            return;
          event.preventDefault();
          void leave(onNext);
        }}
      >
        {columns.map((column) => (
          <td
            key={column.name}
            className={isNumeric(column) ? 'end' : undefined}
            data-label={labelOf(column)}
            style={{ minWidth: column.kind === 'reference' ? 220 : 110 }}
          >
            {hidden.has(column.name) ? null : column.readonly && !isDerived(column) ? (
              <div className="shown">
                <Cell field={column} value={row[column.name]} record={row} />
              </div>
            ) : (
              <KindInput
                bare
                field={column}
                source={`${source}.${column.name}`}
                label={labelOf(column)}
                required={column.required === true || isRequiredBy(rules, column.name, row)}
                readonly={isReadonlyBy(rules, column.name, row)}
                autoFocus={isFocused && column.name === first}
              />
            )}
          </td>
        ))}
        <td className="end tools">
          <IconButton size="small" aria-label={translate('views.row_done')} onClick={() => void leave(onDone)}>
            <CheckIcon fontSize="small" />
          </IconButton>
        </td>
      </tr>
    </RecordContextProvider>
  );
}

/** Once a record is chosen in a row, the focus goes on to the first box there that must be filled and is not. */
function useOnward(
  cells: RefObject<HTMLTableRowElement | null>,
  columns: readonly FieldModel[],
  row: Readonly<Record<string, unknown>>,
): void {
  const chosen = JSON.stringify(columns.flatMap(({ kind, name }) => (kind === 'reference' ? [row[name] ?? null] : [])));
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    if (!cells.current?.contains(document.activeElement)) return;
    const boxes = cells.current.querySelectorAll<HTMLInputElement>('input[aria-required=true]');
    [...boxes].find((box) => box.value === '')?.focus();
  }, [cells, chosen]);
}
