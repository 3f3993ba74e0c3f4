import { Box, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { FilterProps } from '../kindProps.ts';

type Range = { gte?: number; lte?: number };

/** Between two numbers; either may be left open. */
export default function NumberFilter({ label, value, onChange }: FilterProps) {
  const translate = useTranslate();
  const range = (value ?? {}) as Range;
  const set = (side: keyof Range, typed: string) => {
    const next = { ...range, [side]: typed === '' || Number.isNaN(Number(typed)) ? undefined : Number(typed) };
    onChange(next.gte === undefined && next.lte === undefined ? undefined : next);
  };
  const side = (key: keyof Range, text: string, first: boolean) => (
    <TextField
      size="small"
      type="number"
      label={translate(text)}
      autoFocus={first}
      value={range[key] ?? ''}
      onChange={(event) => set(key, event.target.value)}
      slotProps={{ htmlInput: { step: 'any', 'aria-label': `${label}: ${translate(text)}` } }}
    />
  );
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {side('gte', 'views.from', true)}
      {side('lte', 'views.to', false)}
    </Box>
  );
}
