import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

/** A link from one page outside to another, which takes the way back along. */
export function OutsideLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <Quiet to={to + search} state={state}>
      {children}
    </Quiet>
  );
}

const Quiet = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  borderRadius: 4,
  paddingBlock: 4,
  '&:hover': { textDecoration: 'underline' },
}));
