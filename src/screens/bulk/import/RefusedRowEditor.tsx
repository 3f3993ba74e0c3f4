import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { BulkCorrections, BulkRefusedRow } from '#/dataProvider/bulkTypes.ts';
import { CellEditor } from './CellEditor.tsx';
import { changeOf, type EditedColumn, withCell } from './corrections.ts';
import { RefusedRow } from './RefusedRow.tsx';
import { meantBy, textsByColumn } from './rowErrors.ts';

interface RefusedRowEditorProps {
  row: BulkRefusedRow;
  headers: readonly string[];
  columns: readonly EditedColumn[];
  edits: BulkCorrections;
  onEdit: (edits: BulkCorrections) => void;
}

/** One refused row: what is wrong in it with the values to correct, and its other values where they are wanted. */
export function RefusedRowEditor({ row: { row, place, cells, errors }, headers, columns, edits, onEdit }: RefusedRowEditorProps) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const cellAt = (header: string) => ({ row, header, text: cells[headers.indexOf(header)] ?? '' });
  const byColumn = textsByColumn(errors);
  const wrong = columns.filter(({ header }) => byColumn.has(header) || changeOf(edits, cellAt(header)));
  const [first] = columns;
  const name = first && cellAt(columns.find(({ target }) => target?.kind === 'text')?.header ?? first.header).text;
  return (
    <RefusedRow
      number={row}
      place={place}
      name={name}
      sentences={errors.filter(({ column }) => !columns.some(({ header }) => header === column)).map(({ message }) => message)}
      action={
        wrong.length < columns.length && (
          <Button size="small" color="inherit" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {translate(isWhole ? 'bulk.fewer_fields' : 'bulk.all_fields')}
          </Button>
        )
      }
    >
      <div className="cells">
        {(isWhole ? columns : wrong).map((column) => {
          const cell = cellAt(column.header);
          return (
            <CellEditor
              key={column.header}
              column={column}
              text={cell.text}
              changed={changeOf(edits, cell)}
              error={byColumn.get(column.header)}
              meant={meantBy(errors, column.header, cell.text)}
              onChange={(changed) => onEdit(withCell(edits, cell, changed))}
            />
          );
        })}
      </div>
    </RefusedRow>
  );
}
