import { Box, MenuItem, Select } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldOf } from '#resources/schema';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindInput } from '../useKindInput.ts';
import { knownTargets } from './knownTargets.ts';
import { Picker } from './Picker.tsx';

type Pointer = { type: string; id: number } | null;

/** Another record, several, or one of several kinds of record. */
export function ReferenceInput(props: InputProps) {
  const { label, required, readonly, bare, field, source } = props;
  const { id, place, error, attributes } = useKindInput(props);
  const record = useRecordContext();
  const reference = field as unknown as FieldOf<'reference'>;
  const remember = useRememberedTitle(source, field.name);
  const common = {
    id,
    label,
    required,
    disabled: readonly,
    invalid: Boolean(error),
    describedBy: attributes['aria-describedby'],
    where: useWhere(reference.where),
    onBlur: place.onBlur,
    known: knownTargets(field.name, record),
  };
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      {typeof reference.to !== 'string' ? (
        <SeveralTargets {...common} to={reference.to} value={place.value as Pointer} onChange={place.onChange} onTitle={remember} />
      ) : reference.many ? (
        <Picker {...common} many to={reference.to} value={(place.value as number[] | null) ?? []} onChange={(ids) => place.onChange(ids)} />
      ) : (
        <Picker
          {...common}
          to={reference.to}
          value={typeof place.value === 'number' ? [place.value] : []}
          onChange={([chosen], [target]) => {
            remember(target?.title);
            place.onChange(chosen ?? null);
          }}
        />
      )}
    </FieldFrame>
  );
}

interface SeveralProps extends Omit<Parameters<typeof Picker>[0], 'to' | 'value' | 'onChange'> {
  to: readonly string[];
  value: Pointer;
  onChange: (value: unknown) => void;
  onTitle: (title: string | undefined) => void;
}

/** First which kind of record, then which one. */
function SeveralTargets({ to, value, onChange, onTitle, ...rest }: SeveralProps) {
  const translate = useTranslate();
  const [chosenType, setChosenType] = useState(value?.type ?? to[0] ?? '');
  const type = value?.type ?? chosenType;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Select
        size="small"
        value={type}
        disabled={rest.disabled}
        onChange={(event) => {
          setChosenType(event.target.value);
          onChange(null);
        }}
        inputProps={{ 'aria-label': translate('views.kind_of', { name: rest.label }) }}
      >
        {to.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`resources.${name}.name`, { smart_count: 1 })}
          </MenuItem>
        ))}
      </Select>
      <Box sx={{ flex: 1 }}>
        <Picker
          {...rest}
          to={type}
          value={value?.id ? [value.id] : []}
          onChange={([chosen], [target]) => {
            onTitle(target?.title);
            onChange(chosen ? { type, id: chosen } : null);
          }}
        />
      </Box>
    </Box>
  );
}

/** In a row, the chosen title stays beside the id, so that the row can be read before it is saved. */
function useRememberedTitle(source: string, name: string): (title: string | undefined) => void {
  const { setValue } = useFormContext();
  const row = source.slice(0, -name.length - 1);
  return (title) => {
    if (row) setValue(`${row}._titles.${name}`, title ?? null);
  };
}

/** What narrows the targets: an operand takes the form's own value, and says nothing while that is empty. */
function useWhere(where: FieldOf<'reference'>['where']): Readonly<Record<string, unknown>> | undefined {
  const { getValues } = useFormContext();
  if (!where) return undefined;
  const entries = Object.entries(where).map(
    ([name, wanted]) => [name, wanted !== null && typeof wanted === 'object' ? (getValues(wanted.field) ?? undefined) : wanted] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
