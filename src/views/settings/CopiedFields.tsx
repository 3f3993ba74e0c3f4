import { Checkbox, FormControlLabel, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import { traitsOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { isEmpty } from '#model/language';
import type { Values } from './useSettings.ts';

interface CopiedFieldsProps {
  /** What says something else there than here. */
  fields: readonly FieldModel[];
  /** As they are here. */
  values: Values;
  chosen: ReadonlySet<string>;
  isReading: boolean;
  error: Error | null;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Chooses which of the settings that differ are copied, each with what it says here. */
export function CopiedFields({ fields, values, chosen, isReading, error, onChoose }: CopiedFieldsProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const id = useId();
  if (error)
    return (
      <Typography color="error" sx={{ marginTop: 1.5 }}>
        {failureOf(error).message}
      </Typography>
    );
  if (isReading) return <Skeleton height={64} />;
  if (!fields.length)
    return (
      <Typography role="status" color="textSecondary" sx={{ marginTop: 1.5 }}>
        {translate('forms.copy_same')}
      </Typography>
    );
  const toggle = (name: string) => onChoose(new Set(chosen.has(name) ? [...chosen].filter((one) => one !== name) : [...chosen, name]));
  const isAll = chosen.size === fields.length;
  return (
    <Fields role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {translate('forms.copy_fields')}
      </Typography>
      {fields.length > 1 && (
        <FormControlLabel
          label={translate('forms.copy_all_fields')}
          control={
            <Checkbox
              size="small"
              checked={isAll}
              indeterminate={!isAll && chosen.size > 0}
              onChange={() => onChoose(new Set(isAll ? [] : fields.map(({ name }) => name)))}
            />
          }
        />
      )}
      {fields.map((field) => (
        <FormControlLabel
          key={field.name}
          label={
            <>
              {labelOf(field)}
              {!traitsOf(field).isElsewhere && (
                <span className="value">
                  {isEmpty(values[field.name]) ? (
                    translate('forms.copy_empty')
                  ) : (
                    <Cell field={field} value={values[field.name]} record={values} />
                  )}
                </span>
              )}
            </>
          }
          control={<Checkbox size="small" checked={chosen.has(field.name)} onChange={() => toggle(field.name)} />}
        />
      ))}
    </Fields>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  marginTop: 12,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '.value': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));
