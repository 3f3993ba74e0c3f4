import { styled } from '@mui/material/styles';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isDerived, isNumeric } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { shadeOfMore } from '#/src/theme/shadeOfMore.ts';
import { isEmpty, textOf } from '#model/language';
import { Cell } from '../Cell.tsx';
import { useLabelOf } from '../useLabelOf.ts';
import { stackedRows } from './stackedRows.ts';

type Row = Readonly<Record<string, unknown>>;

interface RowsTableProps {
  label: string;
  columns: readonly FieldModel[];
  rows: readonly Row[];
  /** Columns beside those that are read, and what stands in each of their cells. */
  asked?: readonly FieldModel[];
  input?: (field: FieldModel, index: number) => ReactNode;
  /** Where a row that is a record opens: its first column leads there. */
  pathOf?: (row: Row) => string | undefined;
  /** One of several tables with these columns: they stand below each other's, however long what stands in them is. */
  isOneOfMany?: boolean;
}

/** Child rows as a table, which a reader without a mouse scrolls too; on a phone a card each. */
export function RowsTable({ label, columns, rows, asked = [], input, pathOf, isOneOfMany = false }: RowsTableProps) {
  const labelOf = useLabelOf();
  const [locale] = useLocaleState();
  const end = (field: FieldModel) => (isNumeric(field) ? 'end' : undefined);
  const said = (field: FieldModel) => [labelOf(field), textOf(field, 'help', locale)].filter(Boolean).join(' · ');
  return (
    <Frame role="region" aria-label={label} tabIndex={asked.length ? undefined : 0}>
      <table aria-label={label} className={isOneOfMany ? 'even' : undefined}>
        <thead>
          <tr>
            {columns.map((field) => (
              <th key={field.name} scope="col" className={end(field)} data-kind={field.kind}>
                {labelOf(field)}
              </th>
            ))}
            {asked.map((field) => (
              <th key={field.name} scope="col" className={end(field)}>
                {labelOf(field)}
                <small>{textOf(field, 'help', locale)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={String(row.id)}>
              {columns.map((field) => (
                <td key={field.name} className={end(field)} data-label={labelOf(field)}>
                  <RowCell field={field} row={row} path={field === columns[0] ? pathOf?.(row) : undefined} />
                </td>
              ))}
              {asked.map((field) => (
                <td key={field.name} className={isDerived(field) ? end(field) : 'asked'} data-label={said(field)}>
                  {input?.(field, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function RowCell({ field, row, path }: { field: FieldModel; row: Row; path: string | undefined }) {
  const value = row[field.name];
  // A reference leads to its own target.
  if (path === undefined || field.kind === 'reference') return <Cell field={field} value={value} record={row} />;
  return (
    <Link to={path} data-lead dir="auto">
      {isEmpty(value) ? `#${String(row.id)}` : <Cell field={field} value={value} record={row} />}
    </Link>
  );
}

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  ...shadeOfMore(theme),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  marginTop: 4,
  whiteSpace: 'normal',
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', ...theme.typography.body1 },
  'th, td': { padding: '8px 12px', textAlign: 'start', whiteSpace: 'nowrap' },
  th: {
    ...theme.typography.caption,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.raised,
  },
  'th small': { display: 'block', fontSize: 'inherit', fontWeight: 400 },
  td: { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '.end': { textAlign: 'end' },
  '.even': { tableLayout: 'fixed', minWidth: 1070 },
  '.even :is(th, td)': { paddingInline: 8, whiteSpace: 'normal', overflowWrap: 'break-word', verticalAlign: 'top' },
  '.even th': { width: 92, verticalAlign: 'bottom' },
  '.even th.end': { width: 76 },
  '.even th[data-kind=money]': { width: 100 },
  '.even .cell-figure': { whiteSpace: 'normal' },
  '.even th:first-of-type': { width: 'auto' },
  'a[data-lead]': { color: 'inherit', fontWeight: 600 },
  'td.asked': { minWidth: 140, paddingBlock: 4 },
  // Whoever scrolls sideways still sees whose row it is.
  'td:first-of-type, th:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
  'td:first-of-type': { background: theme.vars.palette.background.paper },
  ...stackedRows(theme),
}));
