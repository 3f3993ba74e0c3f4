import RemoveIcon from '@mui/icons-material/CloseOutlined';
import { Autocomplete, Checkbox, FormControlLabel, IconButton, MenuItem, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldModel } from '#/model/language/model.ts';
import { canAdjust } from '#/model/validation/adjusted.ts';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { AdjustmentInputs } from './AdjustmentInputs.tsx';
import { ADJUSTING, type EditMode, isAdjusting } from './editModes.ts';

const MODES = ['value', ...ADJUSTING] as const;

interface FieldRowProps {
  name: string;
  field: FieldModel | undefined;
  choices: readonly FieldModel[];
  mode: EditMode;
  onName: (name: string) => void;
  onMode: (mode: EditMode) => void;
  /** Other fields may follow from it. */
  onValue: (value: unknown) => void;
  onRemove: (() => void) | undefined;
}

/** One field and its value; one that need not be filled can be emptied, a number can be raised or lowered. */
export function FieldRow({ name, field, choices, mode, onName, onMode, onValue, onRemove }: FieldRowProps) {
  const translate = useTranslate();
  const resource = useResourceModel();
  const label = useLabelOf();
  const canBeEmpty = field && field.kind !== 'boolean' && field.required !== true && !('default' in field && field.default !== undefined);
  return (
    <Row>
      <div className="which">
        <Autocomplete
          options={choices}
          value={field ?? null}
          getOptionLabel={label}
          isOptionEqualToValue={(one, other) => one.name === other.name}
          onChange={(_event, chosen) => onName(chosen?.name ?? '')}
          disableClearable={Boolean(field)}
          size="small"
          fullWidth
          renderInput={(params) => <TextField {...params} label={translate('views.bulk_field')} />}
        />
        {onRemove && (
          <IconButton size="small" onClick={onRemove} aria-label={translate('many.remove_field', { name: field ? label(field) : '' })}>
            <RemoveIcon fontSize="small" />
          </IconButton>
        )}
      </div>
      {field && mode !== 'empty' && canAdjust(resource, field) && (
        <TextField
          select
          size="small"
          label={translate('many.how')}
          value={mode}
          onChange={(event) => onMode(MODES.find((one) => one === event.target.value) ?? 'value')}
        >
          {MODES.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`many.modes.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {field && isAdjusting(mode) && <AdjustmentInputs field={field} mode={mode} />}
      {field && mode === 'value' && (
        <>
          <KindInput key={name} field={field} source={name} label={label(field)} required={!canBeEmpty} readonly={false} />
          <Watched name={name} onValue={onValue} />
        </>
      )}
      {canBeEmpty && (
        <FormControlLabel
          control={
            <Checkbox size="small" checked={mode === 'empty'} onChange={(event) => onMode(event.target.checked ? 'empty' : 'value')} />
          }
          label={translate('many.make_empty', { name: label(field) })}
        />
      )}
    </Row>
  );
}

/** Hands on what is typed, as fields that depend on it come and go with it. */
function Watched({ name, onValue }: { name: string; onValue: (value: unknown) => void }) {
  const value: unknown = useWatch({ name });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the value changes, whoever asks
  useEffect(() => onValue(value), [name, value]);
  return null;
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '14px 12px 12px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  '.which': { display: 'flex', alignItems: 'center', gap: 6 },
}));
