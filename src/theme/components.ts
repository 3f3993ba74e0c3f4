import type { Components, Theme } from '@mui/material/styles';
import { pageWidths } from './pageWidth.ts';

/**
 * How MUI's parts look here: depth by surface and line, shadow only on what floats, visible focus.
 * @param choicesLabel names what opens over the page (menus, options), which otherwise stands outside of every landmark.
 */
export function componentsOf(choicesLabel: string): Components<Theme> {
  const landmark = { role: 'region', 'aria-label': choicesLabel };
  return {
    ...components,
    MuiPopover: { ...components.MuiPopover, defaultProps: { slotProps: { root: landmark } } },
    MuiAutocomplete: { ...components.MuiAutocomplete, defaultProps: { slotProps: { popper: landmark } } },
  };
}

const focusRing = (theme: Theme) => ({ outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 });
/** What is hit by a finger is at least this high, in pixels. */
const FINGER = 44;
const byFinger = '@media (pointer: coarse)';
/** Where long words of a language do not fit on one line. */
const narrowest = '@media (max-width: 359.95px)';
const floating = '0 8px 28px rgb(0 0 0 / 0.28)';

const components: Components<Theme> = {
  // The rest of what is true of every page stands in `base.css`, which the pages before the admin have too.
  MuiCssBaseline: { styleOverrides: pageWidths },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 8,
        minHeight: 36,
        paddingInline: 14,
        whiteSpace: 'nowrap',
        [narrowest]: { whiteSpace: 'normal' },
        [byFinger]: { minHeight: FINGER },
      },
      sizeSmall: { minHeight: 30, height: 30, paddingInline: 10, fontSize: '0.8125rem', [byFinger]: { height: FINGER } },
      sizeLarge: { minHeight: 48, height: 48, paddingInline: 20, fontSize: '1rem' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      contained: { '&:hover': { filter: 'brightness(1.07)' } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      // What stands in an input or a heading is as high as its room there; in the header there are many beside each other.
      root: {
        borderRadius: 8,
        [byFinger]: { '&:not(:is(.MuiInputBase-root, h2, th) *)': { minWidth: FINGER, minHeight: FINGER }, 'header &&&': { minWidth: 36 } },
      },
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 }, fontSizeSmall: { fontSize: 18 }, fontSizeLarge: { fontSize: 28 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderRadius: 12, borderColor: theme.vars.palette.divider }) },
  },
  MuiDialog: {
    styleOverrides: {
      // It has the focus where nothing in it has: that it is open is seen.
      container: { '&:focus-visible, & > :focus-visible': { outline: 'none' } },
      paper: ({ theme }) => ({ borderRadius: 12, border: `1px solid ${theme.vars.palette.divider}`, boxShadow: floating }),
    },
  },
  // Longer languages need two lines on a phone.
  MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', rowGap: 8 } } },
  MuiMenu: { styleOverrides: { paper: floatingPaper, list: { paddingBlock: 4, paddingInline: 4 } } },
  MuiPopover: { styleOverrides: { paper: floatingPaper } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: floatingPaper,
      // What is chosen begins where its field does, in whatever letters it is written (mirrored where one reads from the right).
      input: { textAlign: 'left' },
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { borderRadius: 6, minHeight: 36, fontSize: '0.875rem', [byFinger]: { minHeight: FINGER } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        [byFinger]: { minHeight: FINGER },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.divider },
        '&:hover:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.action.active },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.8125rem', marginInline: 2 } } },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 6, height: 22, fontSize: '0.75rem', fontWeight: 600 },
      label: { paddingInline: 8 },
    },
    variants: (['success', 'warning', 'error', 'info', 'neutral', 'primary'] as const).map((color) => ({
      props: { color, variant: 'filled' as const },
      style: ({ theme }: { theme: Theme }) => ({ color: theme.vars.palette[color].main, backgroundColor: theme.vars.palette[color].soft }),
    })),
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.75rem',
        padding: '6px 10px',
        borderRadius: 6,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.raised,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: floating,
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, fontVariantNumeric: 'tabular-nums' }) },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};

function floatingPaper({ theme }: { theme: Theme }) {
  return {
    backgroundColor: theme.vars.palette.background.raised,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 10,
    boxShadow: floating,
  };
}
