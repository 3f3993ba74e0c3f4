import { Box, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { FilterProps } from '../kindProps.ts';

type Range = { gte?: string; lte?: string };

/** Between two days (whole ones, on the establishment's clock) or two times of day. */
export default function DateFilter({ field, label, value, onChange }: FilterProps) {
  const translate = useTranslate();
  const range = (value ?? {}) as Range;
  const set = (side: keyof Range, chosen: string) => {
    const next = { ...range, [side]: chosen || undefined };
    onChange(next.gte || next.lte ? next : undefined);
  };
  const side = (key: keyof Range, text: string) => (
    <TextField
      size="small"
      type={field.kind === 'time' ? 'time' : 'date'}
      label={translate(text)}
      value={range[key] ?? ''}
      onChange={(event) => set(key, event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-label': `${label}: ${translate(text)}` } }}
    />
  );
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {side('gte', 'views.from')}
      {side('lte', 'views.to')}
    </Box>
  );
}
