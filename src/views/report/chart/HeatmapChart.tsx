import { styled } from '@mui/material/styles';
import type { FieldModel } from '#/model/language/model.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import type { useFigureText } from '../useFigureText.ts';
import { ChartCaption } from './ChartCaption.tsx';
import { ChartCard } from './ChartCard.tsx';
import { useWidth } from './useWidth.ts';

interface HeatmapChartProps {
  value: FieldModel;
  /** What each field of the grid is, where there is something. */
  cellOf: (category: string, across: string) => number | undefined;
  categories: readonly string[];
  across: readonly string[];
  nameOf: (category: string) => string;
  shortNameOf: (category: string) => string;
  acrossName: (across: string) => string;
  figures: ReturnType<typeof useFigureText>;
}

/** What a figure needs beside the next, in pixels. */
const CELL_WIDTH = 52;
const NAME_WIDTH = 110;
const LEAST_WIDTH = 36;
/** From here on the largest figures say enough without what stands behind the point. */
const WHOLE_FROM = 10;
/** How strong the strongest field is, in percent of the colour: text on it keeps its contrast. */
const STRONGEST = 45;

/** A grid of figures, each in a colour as strong as it is large; where it is too narrow it stands on its side. */
export function HeatmapChart({ value, cellOf, categories, across, nameOf, shortNameOf, acrossName, figures }: HeatmapChartProps) {
  const labelOf = useLabelOf();
  const [ref, width] = useWidth<HTMLElement>();
  const all = categories.flatMap((category) => across.map((one) => cellOf(category, one) ?? 0));
  const most = Math.max(0, ...all);
  if (!most) return null;
  const isUpright = width > 0 && width < NAME_WIDTH + across.length * CELL_WIDTH && across.length > categories.length;
  const [rows, columns] = isUpright ? [across, categories] : [categories, across];
  const [rowName, columnName] = isUpright ? [acrossName, shortNameOf] : [nameOf, acrossName];
  return (
    <Grid className="single">
      <ChartCaption fields={[value]} compared={undefined} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="grid" ref={ref} aria-label={labelOf(value)} tabIndex={0}>
        <table style={{ '--least-width': `${NAME_WIDTH + columns.length * LEAST_WIDTH}px` } as React.CSSProperties}>
          <thead>
            <tr>
              <td className="corner" />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{rowName(row)}</th>
                {columns.map((column) => {
                  const [category, one] = isUpright ? [column, row] : [row, column];
                  const figure = cellOf(category, one);
                  return (
                    <td
                      key={column}
                      title={figure === undefined ? undefined : `${nameOf(category)} ${acrossName(one)}: ${figures.text(value, figure)}`}
                      style={{ '--strength': `${Math.max(0, ((figure ?? 0) / most) * STRONGEST).toFixed(1)}%` } as React.CSSProperties}
                    >
                      <span dir="ltr">
                        {figure === undefined ? '' : figures.short(value, most >= WHOLE_FROM ? Math.round(figure) : figure)}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Grid>
  );
}

const Grid = styled(ChartCard)(({ theme }) => ({
  '.grid': { overflowX: 'auto' },
  // Fixed: every hour is as wide as the others, whatever figures stand in it; where there is no room the grid scrolls.
  table: {
    ...theme.typography.caption,
    tableLayout: 'fixed',
    width: '100%',
    minWidth: 'var(--least-width)',
    borderCollapse: 'separate',
    borderSpacing: 2,
    fontVariantNumeric: 'tabular-nums',
  },
  th: { padding: '2px 1px', fontWeight: 500, whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
  '.corner': { width: NAME_WIDTH },
  'th[scope=row]': { textAlign: 'start', paddingInlineEnd: 6 },
  td: { height: 30, padding: '2px 1px', textAlign: 'center', whiteSpace: 'nowrap', color: theme.vars.palette.text.primary },
  'tbody td': { borderRadius: 4, background: `color-mix(in srgb, var(--series-0) var(--strength), ${theme.vars.palette.action.hover})` },
}));
