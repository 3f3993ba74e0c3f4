import ButtonBase from '@mui/material/ButtonBase';
import { styled, useColorScheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { keysOf } from '#/model/values/shapes.ts';
import { type PresetName, presets } from '#/src/theme/presets.ts';
import { Choice } from './SettingChoice.tsx';

interface PresetChoiceProps {
  value: PresetName;
  onChange: (value: PresetName) => void;
}

/** The six colours, each with its name. */
export function PresetChoice({ value, onChange }: PresetChoiceProps) {
  const translate = useTranslate();
  const { colorScheme = 'dark' } = useColorScheme();
  const id = useId();
  return (
    <Choice>
      <h3 id={id}>{translate('appearance.preset')}</h3>
      <Grid role="group" aria-labelledby={id}>
        {keysOf(presets).map((name) => (
          <ButtonBase key={name} aria-pressed={name === value} onClick={() => onChange(name)}>
            <span className="colour" style={{ backgroundColor: presets[name][colorScheme] }} />
            {translate(`appearance.presets.${name}`)}
          </ButtonBase>
        ))}
      </Grid>
    </Choice>
  );
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(3, 1fr)',
  button: {
    ...theme.typography.body2,
    flexDirection: 'column',
    gap: 6,
    paddingBlock: 10,
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  'button:hover': { backgroundColor: theme.vars.palette.action.hover },
  'button[aria-pressed=true]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '.colour': { width: 22, height: 22, borderRadius: '50%' },
}));
