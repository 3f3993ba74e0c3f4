import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { shadeOfMore } from '#/src/theme/shadeOfMore.ts';
import { HiddenColumns } from './HiddenColumns.tsx';
import { useHiddenColumns } from './useHiddenColumns.ts';

/** A table in its own scrolling frame; where columns are out of sight it says which. */
export function TableFrame({ children }: { children: ReactNode }) {
  const { frame, hidden, isWider, reveal } = useHiddenColumns();
  return (
    <>
      <Frame ref={frame} data-wider={isWider || undefined}>
        {children}
      </Frame>
      <HiddenColumns names={hidden} reveal={reveal} />
    </>
  );
}

/** The one styled root of a list's table: plain cells inside cost nothing. */
const Frame = styled('div')(({ theme }) => ({
  overflow: 'auto',
  ...shadeOfMore(theme),
  '@media print': { overflow: 'visible', maxHeight: 'none' },
  // Head, totals and pages fit on the screen together.
  maxHeight: 'max(320px, calc(100dvh - 310px))',
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, ...theme.typography.body1, fontVariantNumeric: 'tabular-nums' },
  'th, td': {
    height: theme.density.row,
    padding: '4px 12px',
    textAlign: 'start',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    whiteSpace: 'nowrap',
    maxWidth: 420,
    // Not ‘hidden’, which makes a layer of each cell.
    overflow: 'clip',
    textOverflow: 'ellipsis',
  },
  'tbody tr:last-child td': { borderBottom: 0 },
  thead: { position: 'sticky', top: 0, zIndex: 2 },
  th: {
    ...theme.typography.body2,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.raised,
  },
  'th.end, td.end': { textAlign: 'end' },
  // A figure's length among its column's, from the side where the figure ends.
  '.bar': {
    display: 'block',
    height: 3,
    marginTop: 2,
    marginInlineStart: 'auto',
    borderRadius: 2,
    background: theme.vars.palette.primary.main,
    opacity: 0.7,
  },
  // As wide as the column after it stays from the edge, however little room there is.
  '--check': '44px',
  '@media (pointer: coarse)': { '--check': '54px' },
  '.check': { width: 'var(--check)', paddingInline: '6px 4px' },
  // A list's first column stays in sight, with the boxes before it; a report's title does. Where nothing is out of sight nothing has to:
  // each cell that stays is a layer of its own to whatever paints.
  '&:where([data-wider]) :is(table:not(.list) :is(td, th).title, .list :is(td, th):is(.first, .check))': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    background: theme.vars.palette.background.paper,
  },
  '&:where([data-wider]) .list .check + .first': { insetInlineStart: 'var(--check)' },
  '& .list thead th.check, & .list thead th.first, & table:not(.list) th.title': { background: theme.vars.palette.background.raised },
  '.list th': { position: 'relative' },
  '.grip': { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, width: 9, cursor: 'col-resize', touchAction: 'none' },
  '.grip::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '25%',
    insetInlineEnd: 0,
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '.grip:hover::after, .grip:focus-visible::after': { insetBlock: 0, borderInlineEnd: `3px solid ${theme.vars.palette.primary.main}` },
  '.grip:focus-visible': { outline: 'none' },
  tbody: { transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.shortest, delay: 100 }) },
  '[aria-busy=true] tbody': { opacity: 0.5 },
  'tbody tr': { cursor: 'pointer' },
  'tbody tr:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  'tbody tr.plain': { cursor: 'auto' },
  tfoot: { position: 'sticky', bottom: 0, zIndex: 2 },
  '& tfoot td, & .list tfoot :is(td, td.first, td.check), & table:not(.list) tfoot td.title': {
    background: theme.vars.palette.background.raised,
    fontWeight: 700,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& tbody tr:hover td, & .list tbody tr:hover td': {
    background: `color-mix(in srgb, ${theme.vars.palette.background.raised} 70%, ${theme.vars.palette.background.paper})`,
  },
  '& tbody tr.selected td, & .list tbody tr.selected td': {
    background: `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, ${theme.vars.palette.background.paper})`,
  },
  'td:has(> .pencil)': { position: 'relative' },
  '.pencil': {
    position: 'absolute',
    insetBlock: 4,
    // Beside a figure, which stands at the end.
    insetInlineEnd: 4,
    display: 'grid',
    placeItems: 'center',
    width: 32,
    padding: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
    fontSize: 18,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.raised,
    cursor: 'pointer',
  },
  'td.end .pencil': { insetInlineEnd: 'auto', insetInlineStart: 4 },
  '.pencil:hover, .pencil:focus-visible': { color: theme.vars.palette.primary.main, borderColor: 'currentColor' },
  'a[data-title]': { color: 'inherit', fontWeight: 600, textDecoration: 'none', borderRadius: 4 },
  'a[data-title]:hover': { textDecoration: 'underline' },
  'th button.sort': {
    font: 'inherit',
    color: 'inherit',
    border: 0,
    padding: '4px 0',
    background: 'none',
    cursor: 'pointer',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    borderRadius: 4,
    verticalAlign: 'middle',
  },
  'th.end button.sort': { flexDirection: 'row-reverse' },
  'th button.sort span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  'th button.sort svg': { fontSize: 16, opacity: 0 },
  // Above figures the arrow takes no room until it says something.
  'th.end:not([aria-sort]) button.sort svg': { display: 'none' },
  'th[aria-sort] button.sort svg, th button.sort:hover svg, th button.sort:focus-visible svg': { opacity: 1 },
  // What a row is takes as many lines as it needs, so that what is said of it is in sight.
  [theme.breakpoints.down('sm')]: {
    'th, td': { paddingInline: 8 },
    'table:not(.list) :is(td, th).title': { minWidth: '36vw', maxWidth: '48vw', whiteSpace: 'normal' },
  },
}));
