import { TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Period, periodProblem } from '#/model/reports/periods.ts';
import { useSentence } from '#/src/kinds/useSentence.ts';

interface DayFieldsProps {
  days: Period;
  /** What the two are for, where other days stand beside them. */
  of?: string;
  onChange: (days: Period) => void;
}

/** First and last day; the one not touched follows where they would cross. Days that the host would refuse stay here, with its sentence. */
export function DayFields({ days, of, onChange }: DayFieldsProps) {
  const translate = useTranslate();
  const sentence = useSentence();
  const [refused, setRefused] = useState<{ days: Period; insteadOf: Period }>();
  const isStill = refused?.insteadOf.from === days.from && refused.insteadOf.to === days.to;
  const shown = isStill ? refused.days : days;
  const problem = periodProblem(shown);
  const changed = (side: keyof Period, day: string) => {
    const next = { ...shown, [side]: day };
    if (next.to < next.from) next[side === 'from' ? 'to' : 'from'] = day;
    const isRefused = periodProblem(next) !== undefined;
    setRefused(isRefused ? { days: next, insteadOf: { from: days.from, to: days.to } } : undefined);
    if (!isRefused) onChange({ from: next.from, to: next.to });
  };
  return (['from', 'to'] as const).map((side) => (
    <TextField
      key={side}
      size="small"
      type="date"
      label={translate(`views.${side}`)}
      value={shown[side]}
      onChange={(event) => event.target.value && changed(side, event.target.value)}
      error={problem !== undefined}
      helperText={side === 'to' && problem && sentence(problem)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-label': of && `${of}: ${translate(`views.${side}`)}` } }}
      sx={{ width: 142 }}
    />
  ));
}
