import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useId } from 'react';

interface SettingChoiceProps<V extends string> {
  /** The text keys: `appearance.<name>`, `appearance.values.<name>.<value>`. */
  name: string;
  values: readonly V[];
  value: V;
  onChange: (value: V) => void;
  disabled?: boolean;
  /** Why it cannot be chosen. */
  note?: string;
}

/** One of a few values, all in sight. */
export function SettingChoice<V extends string>({ name, values, value, onChange, disabled, note }: SettingChoiceProps<V>) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Choice>
      <h3 id={id}>{translate(`appearance.${name}`)}</h3>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-labelledby={id}
        value={value}
        disabled={disabled}
        onChange={(_, chosen: V | null) => chosen && onChange(chosen)}
      >
        {values.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`appearance.values.${name}.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {note && <p>{note}</p>}
    </Choice>
  );
}

/** A heading over a choice. */
export const Choice = styled('section')(({ theme }) => ({
  h3: { ...theme.typography.body2, fontWeight: 600, margin: '0 0 8px' },
  p: { ...theme.typography.body2, color: theme.vars.palette.text.secondary, margin: '8px 0 0' },
  '.MuiToggleButton-root': {
    minHeight: 36,
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.text.secondary,
    textTransform: 'none',
  },
  '.MuiToggleButton-root.Mui-selected, .MuiToggleButton-root.Mui-selected:hover': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
}));
