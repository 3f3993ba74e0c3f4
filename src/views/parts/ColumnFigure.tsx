import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/** One column: an hour, a day, a month. */
export interface FigureColumn {
  key: string;
  name: string;
  /** Below the column, where there is room. */
  short: string;
  value: number;
  /** The value as it is read. */
  text: string;
  /** The same in the days compared with. */
  before?: { value: number; text: string };
  /** Above the column, where there is room. */
  label?: string;
  /** What else the table says of it. */
  beside?: readonly ReactNode[];
  /** The value in the table, where it leads somewhere. */
  cell?: ReactNode;
}
interface ColumnFigureProps {
  columns: readonly FigureColumn[];
  /** What they say, in a sentence. */
  caption: ReactNode;
  /** The days compared with, in words. */
  compared?: string;
  /** The headings of the table: of the names, of the values, of what stands beside. */
  heads: readonly string[];
}

/** Up to so many columns each have their figure above them; where they are narrow, up to fewer. */
const FEW = 12;
const FEW_NARROW = 7;
/** So many letters have room above all of them together: the table has what does not. */
const LETTERS = 60;
/** So many names have room below the columns, of long ones fewer; where columns are narrow, every other one. */
const NAMES = 8;
const LONG_NAMES = 6;
/** A name of more letters is long. */
const SHORT = 6;
/** How high the columns are, with what a figure above one needs, so that the highest ones still differ. */
const HEIGHT_PX = 180;
const LABEL_PX = 20;

/** Figures over time as columns from zero; a sentence above them says what they come to, and a table says them all. */
export function ColumnFigure({ columns, caption, compared, heads }: ColumnFigureProps) {
  const translate = useTranslate();
  const most = Math.max(1e-9, ...columns.flatMap(({ value, before }) => [value, before?.value ?? 0]).map(Math.abs));
  const pixels = (value: number) => ((HEIGHT_PX - LABEL_PX) * Math.abs(value)) / most;
  const height = (value: number) => ({ height: pixels(value) });
  // A figure that the other days' line would run through stands above that.
  const lift = (value: number, before = 0) => {
    const over = pixels(before) - pixels(value);
    return before !== 0 && over > 0 && over < LABEL_PX ? { marginBottom: over } : undefined;
  };
  const [first, values, ...others] = heads;
  const allHeads = compared ? [first, values, compared, ...others] : heads;
  const longest = Math.max(0, ...columns.map(({ label = '' }) => label.length));
  const isLabelled = columns.length <= FEW && columns.length * longest <= LETTERS;
  const every = Math.ceil(columns.length / (columns.some(({ short }) => short.length > SHORT) ? LONG_NAMES : NAMES));
  return (
    <Figure>
      <figcaption>
        {caption}
        {compared && (
          <span>
            <b aria-hidden />
            {translate('reports_view.compared_with', { days: compared })}
          </span>
        )}
      </figcaption>
      <div className={columns.length > FEW_NARROW ? 'columns many' : 'columns'} aria-hidden>
        {columns.map(({ key, name, value, text, before, label }) => (
          <span key={key} title={before ? `${name}: ${text} (${compared}: ${before.text})` : `${name}: ${text}`}>
            {before && before.value !== 0 && <b style={height(before.value)} />}
            {isLabelled && label && (
              <small dir="ltr" style={lift(value, before?.value)}>
                {label}
              </small>
            )}
            <i className={value < 0 ? 'negative' : undefined} style={height(value)} />
          </span>
        ))}
      </div>
      <div className="names" aria-hidden>
        {columns.map(({ key, short }, index) => (
          <span key={key}>{index % every === 0 && <span className={(index / every) % 2 ? 'second' : undefined}>{short}</span>}</span>
        ))}
      </div>
      <details>
        <summary>{translate('views.as_table')}</summary>
        <table>
          <thead>
            <tr>
              {allHeads.map((head, index) => (
                <th key={head} scope="col" className={index ? 'end' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ key, name, text, cell, before, beside = [] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td className="end">{cell ?? text}</td>
                {compared && <td className="end">{before?.text}</td>}
                {beside.map((one, index) => (
                  <td key={others[index]} className="end">
                    {one}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Figure>
  );
}

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  containerType: 'inline-size',
  '& + &': { marginTop: 28 },
  figcaption: { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginBottom: 12 },
  '.columns': {
    display: 'flex',
    alignItems: 'flex-end',
    gap: 3,
    height: HEIGHT_PX,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  'figcaption span': { display: 'flex', alignItems: 'center', gap: 6 },
  // Between its dashes it has the page's colour, so that it is seen on a column too.
  b: {
    width: 18,
    borderBlockStart: `2px dashed ${theme.vars.palette.text.primary}`,
    background: `linear-gradient(${theme.vars.palette.background.paper} 0 0) border-box top / 100% 2px no-repeat`,
  },
  '.columns span': {
    position: 'relative',
    flex: 1,
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    minWidth: 0,
  },
  // A line where the other days' column would end, across this one; figures stand on it.
  '.columns b': { position: 'absolute', insetInline: 0, bottom: 0, width: 'auto' },
  // Nothing is drawn for nothing.
  '.columns i': { flexShrink: 1, borderRadius: '4px 4px 0 0', background: theme.vars.palette.primary.main },
  '.columns i.negative': { background: theme.vars.palette.error.main },
  '.columns small': {
    ...theme.typography.caption,
    position: 'relative',
    alignSelf: 'center',
    // A figure that is wider than its column covers no other one.
    maxWidth: '100%',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '.names': { ...theme.typography.caption, display: 'flex', gap: 3, marginTop: 6, height: 18, color: theme.vars.palette.text.secondary },
  // A name is as wide as it is, around the middle of its column.
  '.names > span': { flex: 1, minWidth: 0, display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' },
  // The first and the last one stay within the drawing where they are wider than their columns.
  '.names > :is(:first-of-type, :last-of-type)': { justifyContent: 'safe center' },
  // ‘Safe’ means where lines begin: for the last one that is the other side, whichever way the page is read, which turns both around.
  '.names > :last-of-type': { direction: 'rtl', '& > span': { direction: 'ltr' } },
  '@container (max-width: 480px)': { '.many small, .second': { display: 'none' } },
  details: { marginTop: 12 },
  summary: { ...theme.typography.body2, cursor: 'pointer' },
  table: { ...theme.typography.body2, marginTop: 8, borderCollapse: 'collapse', minWidth: 220 },
  th: { fontWeight: 400, textAlign: 'start', padding: '4px 0', paddingInlineEnd: 16 },
  td: { paddingInlineStart: 16 },
  '.end': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', paddingInlineEnd: 0 },
}));
