import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocaleState } from 'ra-core';
import { numberFormat } from '#/model/values/intl.ts';

/** One figure under its name; a skeleton until it is known. */
export function SummaryTile({ label, value }: { label: string; value: number | undefined }) {
  const [locale] = useLocaleState();
  return (
    <Tile>
      <dt>{label}</dt>
      <dd>{value === undefined ? <Skeleton width={64} /> : numberFormat(locale, {}).format(value)}</dd>
    </Tile>
  );
}

const Tile = styled('div')(({ theme }) => ({
  padding: '16px 20px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  dt: { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  dd: { ...theme.typography.h1, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
