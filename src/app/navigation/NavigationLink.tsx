import ButtonBase from '@mui/material/ButtonBase';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { Link } from 'react-router';

interface NavigationLinkProps {
  to: string;
  label: string;
  icon?: ComponentType<SvgIconProps>;
  isCurrent: boolean;
}

/** One entry of the menu; without an icon where it stands below its group. */
export function NavigationLink({ to, label, icon: Icon, isCurrent }: NavigationLinkProps) {
  return (
    <NavigationItem component={Link} to={to} aria-current={isCurrent ? 'page' : undefined} className={Icon ? undefined : 'nested'}>
      {Icon && <Icon />}
      <span className="label">{label}</span>
    </NavigationItem>
  );
}

/** The look of everything one can press in the menu. */
export const NavigationItem = styled(ButtonBase)<{ component?: React.ElementType; to?: string }>(({ theme }) => ({
  ...theme.typography.body1,
  flexShrink: 0,
  justifyContent: 'flex-start',
  textAlign: 'start',
  gap: 12,
  width: '100%',
  minHeight: theme.density.item,
  paddingInline: 10,
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  transition: 'background-color 120ms, color 120ms',
  '.label': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&.nested': { paddingInlineStart: 42, minHeight: theme.density.item - 4 },
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
  '&.here': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&[aria-current]': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.primary.soft, fontWeight: 600 },
  '&[aria-current] svg': { color: theme.vars.palette.primary.main },
  '@media (pointer: coarse)': { minHeight: 44, '&.nested': { minHeight: 44 } },
}));
