import EditIcon from '@mui/icons-material/EditOutlined';
import { type RaRecord, useTranslate } from 'ra-core';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { besideCell, EDITED } from './besideCell.ts';
import { CellEditing } from './CellEditing.tsx';

interface CellPencilProps {
  table: RefObject<HTMLTableElement | null>;
  /** The records of the table's rows, in their order. */
  records: readonly RaRecord[];
}

/**
 * The one button that opens an editor over a cell: it stands in the cell under the pointer, or in the one that the arrow keys led to from
 * its row, so that a list of a thousand cells has one button and not a thousand.
 */
export function CellPencil({ table, records }: CellPencilProps) {
  const resource = useResourceModel();
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const titleOf = useTitleOf();
  const [cell, setCell] = useState<HTMLElement | null>(null);
  const { isEditing, edit } = use(CellEditing);
  const button = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    const within = table.current;
    // While something is edited the pointer is elsewhere.
    if (!within || isEditing) return;
    const point = (event: PointerEvent) => {
      // A finger opens the record; it has nothing to point with first.
      if (event.pointerType === 'touch' || document.activeElement === button.current) return;
      setCell(event.target instanceof Element ? event.target.closest<HTMLElement>(EDITED) : null);
    };
    const leave = () => document.activeElement !== button.current && setCell(null);
    const press = (event: KeyboardEvent) => {
      const to = event.target instanceof Element ? besideCell(event.target, event) : undefined;
      if (to === undefined) return;
      event.preventDefault();
      if (!to.matches(EDITED)) return to.focus();
      wantsFocus.current = true;
      setCell(to);
    };
    within.addEventListener('pointerover', point);
    within.addEventListener('pointerleave', leave);
    within.addEventListener('keydown', press);
    return () => {
      within.removeEventListener('pointerover', point);
      within.removeEventListener('pointerleave', leave);
      within.removeEventListener('keydown', press);
    };
  }, [table, isEditing]);
  useEffect(() => {
    if (!cell || !wantsFocus.current) return;
    wantsFocus.current = false;
    button.current?.focus();
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cell]);
  const row = cell?.closest('tr');
  const record = row ? records[row.sectionRowIndex] : undefined;
  const field = resource.fields[cell?.dataset.edits ?? ''];
  if (!cell || !record || !field) return null;
  return createPortal(
    <button
      ref={button}
      type="button"
      className="pencil screen-only"
      tabIndex={-1}
      aria-label={translate('views.edit_cell', { name: labelOf(field), record: titleOf(resource, record) })}
      title={translate('views.edit')}
      // The editor takes the focus, and gives it back.
      onBlur={() => isEditing || setCell(null)}
      onClick={() => edit({ record, field, anchor: cell })}
    >
      <EditIcon fontSize="inherit" />
    </button>,
    cell,
  );
}
