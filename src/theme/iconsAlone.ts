import type { CSSObject } from '@mui/material/styles';

/** A window in which a bar's buttons have no room for their words. */
export const NARROW = '@media (max-width: 379.95px)';

/** A button with an icon of which that alone is seen; it stays called by its words. */
export const iconAlone: CSSObject = {
  fontSize: 0,
  minWidth: 44,
  paddingInline: 10,
  '.MuiButton-startIcon': { margin: 0 },
};
