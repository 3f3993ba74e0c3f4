import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { CellEditor } from './CellEditor.tsx';
import type { EditedColumn } from './fileTable.ts';
import { cellOf, type FileTable } from './fileTable.ts';
import type { RefusedRow } from './rowErrors.ts';

interface RefusedRowEditorProps {
  row: RefusedRow;
  /** Null where the file can no longer be read: then there is nothing to edit. */
  table: FileTable | null;
  columns: readonly EditedColumn[];
  edits?: Readonly<Record<string, string>>;
  onEdit: (row: number, header: string, value: string, before: string) => void;
}

/** One refused row: what is wrong in it with the values to correct, and its other values where they are wanted. */
export function RefusedRowEditor({ row: { row, byColumn, others }, table, columns, edits = {}, onEdit }: RefusedRowEditorProps) {
  const translate = useTranslate();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const wrong = columns.filter(({ header }) => byColumn.has(header) || header in edits);
  const shown = isWhole ? columns : wrong;
  const name =
    table && columns[0] ? cellOf(table, row, columns.find(({ target }) => target?.kind === 'text')?.header ?? columns[0].header) : '';
  const sentences = [
    ...others.map(({ message }) => message),
    ...(table ? [] : [...byColumn].map(([header, message]) => `${header}: ${message}`)),
  ];
  return (
    <Row role="group" aria-labelledby={id}>
      <div className="head">
        <h3 id={id}>
          {translate('bulk.row', { number: row })}
          {name && <bdi>{name}</bdi>}
        </h3>
        {table && wrong.length < columns.length && (
          <Button size="small" color="inherit" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {translate(isWhole ? 'bulk.fewer_fields' : 'bulk.all_fields')}
          </Button>
        )}
      </div>
      {sentences.map((sentence) => (
        <p key={sentence} dir="auto">
          {sentence}
        </p>
      ))}
      {table && (
        <div className="cells">
          {shown.map((column) => {
            const before = cellOf(table, row, column.header);
            return (
              <CellEditor
                key={column.header}
                column={column}
                value={edits[column.header] ?? before}
                isChanged={column.header in edits}
                error={byColumn.get(column.header)}
                onChange={(value) => onEdit(row, column.header, value, before)}
              />
            );
          })}
        </div>
      )}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 16px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  '.head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, minHeight: 32 },
  h3: { ...theme.typography.subtitle2, margin: 0, display: 'flex', flexWrap: 'wrap', gap: '0 10px', overflowWrap: 'anywhere' },
  'h3 bdi': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.error.main },
  '.cells': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))', gap: 12, alignItems: 'start' },
}));
