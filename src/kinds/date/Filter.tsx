import { Box, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { valuesIn } from '#/model/values/shapes.ts';
import type { FilterProps } from '../kindProps.ts';

type Side = 'gte' | 'lte';

/** Between two days (whole ones, on the establishment's clock) or two times of day. */
export default function DateFilter({ field, label, value, onChange }: FilterProps) {
  const translate = useTranslate();
  const range = valuesIn(value);
  const set = (side: Side, chosen: string) => {
    const next = { ...range, [side]: chosen || undefined };
    onChange(next.gte || next.lte ? next : undefined);
  };
  const side = (key: Side, text: string) => (
    <TextField
      size="small"
      type={field.kind === 'time' ? 'time' : 'date'}
      label={translate(text)}
      value={String(range[key] ?? '')}
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
