import InputBase from '@mui/material/InputBase';
import type { PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

/** The options of an Autocomplete stand below its search instead of floating. */
export const InlinePopper = ({ children }: PopperProps) => <div>{typeof children === 'function' ? null : children}</div>;

/** What an Autocomplete in place has for its surface: that of the dialog around it. */
export const inlinePaper = { border: 0, boxShadow: 'none', borderRadius: 0, bgcolor: 'transparent' } as const;

/** The search above options in place. */
export const InlineSearch = styled(InputBase)(({ theme }) => ({
  width: '100%',
  gap: 8,
  height: 44,
  paddingInline: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  svg: { color: theme.vars.palette.text.secondary },
}));
