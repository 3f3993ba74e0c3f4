import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { BrandMark } from './BrandMark.tsx';
import { branding } from './branding.ts';

/** Mark and name, leading to `/`. `markOnly` where there is no room for the name. */
export function Logo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <Home to="/" aria-label={branding.name}>
      <BrandMark />
      {!markOnly && <span aria-hidden="true">{branding.name}</span>}
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
  minWidth: 0,
  span: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
