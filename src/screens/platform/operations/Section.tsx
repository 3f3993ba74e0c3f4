import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { card } from '#/src/theme/card.ts';

/** A part of the page under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}

const Card = styled('section')(({ theme }) => ({
  ...card(theme),
  h2: { ...theme.typography.h3, margin: '0 0 12px' },
  p: { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));

/** Names and what they are, side by side as far as there is room. */
export const FactList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  gap: '12px 20px',
  margin: 0,
  dt: { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  dd: { ...theme.typography.body1, margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  'dd small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));
