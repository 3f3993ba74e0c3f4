import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { FilterProps } from '../kindProps.ts';

/** Yes, no, or any. */
export default function BooleanFilter({ label, value, onChange }: FilterProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value ?? null}
      onChange={(_, chosen: boolean | null) => onChange(chosen ?? undefined)}
      aria-label={label}
    >
      <ToggleButton value={true}>{translate('views.yes')}</ToggleButton>
      <ToggleButton value={false}>{translate('views.no')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
