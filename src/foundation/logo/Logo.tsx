import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { LogoMark } from './LogoMark.tsx';

/** Mark and name, leading to `/`. `markOnly` where there is no room for the name. */
export function Logo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <Home to="/" aria-label="Countinghouse">
      <LogoMark />
      {!markOnly && <span aria-hidden="true">Countinghouse</span>}
    </Home>
  );
}

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 600,
  fontSize: '1.125rem',
  letterSpacing: '-0.005em',
}));
