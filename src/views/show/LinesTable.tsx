import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FieldModel } from '#/resources/schema/model.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { isNumeric } from '#/src/kinds/lines/rows.ts';
import { useColumnsOfRows } from '#/src/kinds/lines/useColumnsOfRows.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';

type Row = Readonly<Record<string, unknown>>;

/** Child rows to be read. */
export function LinesTable({ field, rows }: { field: Extract<FieldModel, { kind: 'lines' }>; rows: readonly Row[] }) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const columns = useColumnsOfRows(field.fields);
  if (!rows.length) return <span className="nothing">{translate('views.no_rows')}</span>;
  return (
    <Frame role="region" aria-label={labelOf(field)} tabIndex={0}>
      <table aria-label={labelOf(field)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={isNumeric(column.kind) ? 'end' : undefined}>
                {labelOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row.id)}>
              {columns.map((column) => (
                <td key={column.name} className={isNumeric(column.kind) ? 'end' : undefined}>
                  <Cell field={column} value={row[column.name]} record={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  marginTop: 4,
  whiteSpace: 'normal',
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  'th, td': { padding: '8px 12px', textAlign: 'start', whiteSpace: 'nowrap' },
  th: { ...theme.typography.caption, fontWeight: 600, color: theme.vars.palette.text.secondary, background: theme.vars.palette.background.raised },
  td: { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '.end': { textAlign: 'end' },
}));
