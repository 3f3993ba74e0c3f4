import { styled } from '@mui/material/styles';
import { kindOf } from '#/resources/kinds/index.ts';
import type { FieldModel } from '#/resources/schema/model.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { CURRENCY_KEY, inCurrency } from './inCurrency.ts';
import type { ReportRow } from './ReportParts.tsx';

interface BarChartProps {
  label: string;
  rows: readonly ReportRow[];
  /** The column that names a bar, and the one it measures. */
  title: string;
  value: FieldModel;
  top: number;
  currency?: string;
}

/** The first rows as bars; each figure stands in words beside its bar, and the table below has them all. */
export function BarChart({ label, rows, title, value, top, currency }: BarChartProps) {
  const context = useKindContext();
  const field = inCurrency(value, currency);
  const shown = rows.slice(0, top);
  const most = Math.max(...shown.map((row) => Math.abs(Number(row[value.name] ?? 0))), 0);
  if (!most) return null;
  return (
    <Figure>
      <figcaption>{label}</figcaption>
      <ol>
        {shown.map((row, place) => {
          const amount = Number(row[value.name] ?? 0);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report have no identity but their place
            <li key={place}>
              <span className="name" dir="auto">
                {String(row[title] ?? '')}
              </span>
              <span className="track" aria-hidden>
                <span className={amount < 0 ? 'bar negative' : 'bar'} style={{ width: `${(Math.abs(amount) / most) * 100}%` }} />
              </span>
              <span className="figure" dir="ltr">
                {kindOf(field).format(amount, field, context, { [CURRENCY_KEY]: currency })}
              </span>
            </li>
          );
        })}
      </ol>
    </Figure>
  );
}

const Figure = styled('figure')(({ theme }) => ({
  margin: '0 0 16px',
  padding: 20,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  figcaption: { ...theme.typography.h3, marginBottom: 12 },
  // One grid for all, so that every bar begins and ends on the same lines.
  ol: { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px 12px', gridTemplateColumns: 'fit-content(200px) 1fr auto' },
  li: { ...theme.typography.body2, display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  '.name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.track': { height: 14, borderRadius: 4, background: theme.vars.palette.action.hover },
  '.bar': { display: 'block', height: '100%', borderRadius: 4, background: theme.vars.palette.primary.main },
  '.bar.negative': { background: theme.vars.palette.error.main },
  '.figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  [theme.breakpoints.down('sm')]: {
    padding: 16,
    ol: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    li: { rowGap: 4 },
    '.track': { gridRow: 2, gridColumn: '1 / -1', height: 8 },
  },
}));
