import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Period } from '#/resources/reference/periods.ts';

interface DayFieldsProps {
  days: Period;
  /** What the two are for, where other days stand beside them. */
  of?: string;
  onChange: (days: Period) => void;
}

/** First and last day; the one not touched follows where they would cross. */
export function DayFields({ days, of, onChange }: DayFieldsProps) {
  const translate = useTranslate();
  const changed = (side: keyof Period, day: string) => {
    const next = { ...days, [side]: day };
    if (next.to < next.from) next[side === 'from' ? 'to' : 'from'] = day;
    onChange(next);
  };
  return (['from', 'to'] as const).map((side) => (
    <TextField
      key={side}
      size="small"
      type="date"
      label={translate(`views.${side}`)}
      value={days[side]}
      onChange={(event) => event.target.value && changed(side, event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-label': of && `${of}: ${translate(`views.${side}`)}` } }}
      sx={{ width: 150 }}
    />
  ));
}
