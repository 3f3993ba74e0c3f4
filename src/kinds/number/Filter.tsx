import { Box, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { numberIn, valuesIn } from '#/model/values/shapes.ts';
import type { FilterProps } from '../kindProps.ts';

type Side = 'gte' | 'lte';

/** Between two numbers; either may be left open. */
export default function NumberFilter({ label, value, onChange }: FilterProps) {
  const translate = useTranslate();
  const range = valuesIn(value);
  const set = (side: Side, typed: string) => {
    const next = { ...range, [side]: typed === '' || Number.isNaN(Number(typed)) ? undefined : Number(typed) };
    onChange(next.gte === undefined && next.lte === undefined ? undefined : next);
  };
  const side = (key: Side, text: string, first: boolean) => (
    <TextField
      size="small"
      type="number"
      label={translate(text)}
      autoFocus={first}
      // A number, not its text: a point that was just typed would go with every key otherwise.
      value={numberIn(range[key]) ?? ''}
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
