import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FieldModel } from '#/model/language/model.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';

interface PanelTableProps {
  title: string;
  /** What its columns show. */
  fields: readonly FieldModel[];
  /** Its rows. */
  children: ReactNode;
}

/** The few rows of a panel: what each is at the start, how much at the end. */
export function PanelTable({ title, fields, children }: PanelTableProps) {
  const labelOf = useLabelOf();
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field.name} scope="col">
              {labelOf(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: '6px 0',
    paddingInlineEnd: 12,
    textAlign: 'start',
    fontWeight: 400,
    verticalAlign: 'baseline',
    overflowWrap: 'break-word',
  },
  'th:last-child, td:last-child': { textAlign: 'end', paddingInlineEnd: 0 },
  'th small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  'thead th': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  'tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  a: { color: theme.vars.palette.primary.main },
  // On a phone there is room for what it is, when, and how much.
  [theme.breakpoints.down('sm')]: { '& :is(th, td):nth-child(n+3):not(:last-child)': { display: 'none' } },
}));
