import { Button, IconButton, Tooltip, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';

interface HeadButtonProps extends AriaAttributes {
  label: string;
  icon: ReactNode;
  /** Where it leads; otherwise it does `onClick`. */
  to?: string;
  onClick?: MouseEventHandler<HTMLElement>;
}

/** A quiet button of a page's head; on a phone its icon alone, which leaves room for the primary one. */
export function HeadButton({ label, icon, to, ...props }: HeadButtonProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const all = { color: 'inherit' as const, ...(to !== undefined && { component: Link, to }), ...props };
  if (!isPhone)
    return (
      <Button startIcon={icon} {...all}>
        {label}
      </Button>
    );
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} {...all}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
