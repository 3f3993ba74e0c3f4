import { styled, type Theme } from '@mui/material/styles';

const lineOf = ({ vars }: Theme) => `1px solid ${vars.palette.divider}`;

/** The days of a calendar: a table, or on a phone one below the other. */
export const CalendarFrame = styled('div')(
  ({ theme }) => gridOf(theme),
  ({ theme }) => eventsOf(theme),
  ({ theme }) => linksOf(theme),
);

function gridOf(theme: Theme) {
  const { palette } = theme.vars;
  const line = lineOf(theme);
  return {
    overflowX: 'auto',
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '&[aria-busy=true] ul': { opacity: 0.7 },
    '&.waiting': { minHeight: 320 },
    table: { width: '100%', minWidth: 760, borderCollapse: 'collapse', tableLayout: 'fixed' },
    'thead th': { ...theme.typography.body2, fontWeight: 600, padding: '8px 10px', textAlign: 'start', color: palette.text.secondary },
    'thead th.today': { color: palette.primary.main },
    'thead td': { width: 140 },
    'tbody tr': { borderTop: line },
    'tbody th': { ...theme.typography.body2, fontWeight: 600, padding: '10px 12px', textAlign: 'start', verticalAlign: 'top' },
    '.day': { height: 56, padding: 6, verticalAlign: 'top', borderInlineStart: line, cursor: 'default' },
    '.week .day': { height: 360 },
    '.month .day': { height: 116 },
    'tr > .day:first-of-type': { borderInlineStart: 0 },
    '.lanes tr > .day': { borderInlineStart: line },
    '.day.outside': { background: palette.action.hover },
    '.day.over': { background: palette.primary.soft, boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '.of': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', pointerEvents: 'none', minHeight: 0 },
    '.of > *': { pointerEvents: 'auto' },
    '.number': {
      ...theme.typography.body2,
      padding: '0 6px',
      borderRadius: 10,
      color: palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
    '.today .number': { background: palette.primary.main, color: palette.primary.contrastText, fontWeight: 600 },
    '.lanes .day.today, .week .day.today': { background: palette.primary.soft },
  } as const;
}

function eventsOf(theme: Theme) {
  const { palette } = theme.vars;
  const tone = (name: 'success' | 'warning' | 'error' | 'info' | 'primary') => ({ borderInlineStartColor: palette[name].main });
  return {
    ul: { display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
    '.event': {
      position: 'relative',
      ...theme.typography.body2,
      minWidth: 0,
      padding: '3px 4px 3px 8px',
      paddingInline: '8px 4px',
      borderRadius: 6,
      border: `1px solid ${palette.divider}`,
      borderInlineStart: `3px solid ${palette.text.secondary}`,
      background: palette.background.raised,
      cursor: 'pointer',
    },
    '.event[draggable=true]': { cursor: 'grab' },
    '.event.none': tone('primary'),
    '.event.success': tone('success'),
    '.event.warning': tone('warning'),
    '.event.error': tone('error'),
    '.event.info': tone('info'),
    '.line': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 },
    '.line a': { color: 'inherit', textDecoration: 'none', minWidth: 0, overflowWrap: 'anywhere', paddingBlock: 1 },
    '.line a:hover bdi, .line a:hover .time': { textDecoration: 'underline' },
    '.line bdi': { display: 'block', fontWeight: 600 },
    '.time': { fontVariantNumeric: 'tabular-nums' },
    // Its menu lies over it, so that what it says has all of its width.
    'table .line button': {
      position: 'absolute',
      insetBlockStart: 2,
      insetInlineEnd: 2,
      padding: 2,
      opacity: 0,
      background: palette.background.paper,
    },
    'table .event:hover button, table .line button:focus-visible, table .line button[aria-expanded=true]': { opacity: 1 },
    '.values': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', color: palette.text.secondary },
    '.value': { minWidth: 0, overflowWrap: 'anywhere' },
  } as const;
}

function linksOf(theme: Theme) {
  const { palette } = theme.vars;
  const line = lineOf(theme);
  return {
    '.add': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 24,
      height: 24,
      marginInlineStart: 'auto',
      borderRadius: 6,
      color: palette.text.secondary,
      opacity: 0,
    },
    '.day:hover .add, .add:focus-visible, .agenda .add': { opacity: 1 },
    // A row of a lane is as high as what stands in it.
    '.lanes .day': { position: 'relative' },
    '.lanes .add': { position: 'absolute', insetBlockEnd: 2, insetInlineEnd: 2, background: palette.background.paper },
    '.lanes .day:has(.event:hover) .add': { opacity: 0 },
    '.add:hover': { background: palette.action.hover, color: palette.primary.main },
    '.add svg': { fontSize: 18 },
    '.more': {
      ...theme.typography.body2,
      display: 'inline-block',
      padding: '4px 8px',
      color: palette.primary.main,
      textDecoration: 'none',
    },
    '.more:hover': { textDecoration: 'underline' },
    'a:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1, borderRadius: 4 },
    '.nothing': { ...theme.typography.body2, margin: 0, padding: 16, textAlign: 'center', color: palette.text.secondary },
    '.agenda section': { padding: '12px 16px', borderBottom: line },
    '.agenda h3': { ...theme.typography.subtitle1, fontWeight: 600, display: 'flex', alignItems: 'center', margin: '0 0 8px' },
    '.agenda .today h3': { color: palette.primary.main },
    '.agenda .event': { padding: '8px 8px 8px 12px', paddingInline: '12px 8px' },
    '.agenda .add': { width: 40, height: 40 },
    '.agenda p': { ...theme.typography.body2, margin: 0, color: palette.text.secondary },
    '@media (hover: none)': { '.add, table .line button': { opacity: 1 } },
  } as const;
}
