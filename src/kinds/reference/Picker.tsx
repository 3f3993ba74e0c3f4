import { Autocomplete, CircularProgress, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type HTMLAttributes, useState } from 'react';
import { type Target, useTargets } from './useTargets.ts';

interface PickerProps {
  id?: string;
  to: string;
  where?: Readonly<Record<string, unknown>>;
  /** Ids chosen; at most one where not `many`. */
  value: readonly number[];
  /** Titles that are already known, so that nothing is asked for them. */
  known?: readonly Target[];
  many?: boolean;
  required?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  label: string;
  describedBy?: string;
  onChange: (ids: number[], targets: Target[]) => void;
  onBlur?: () => void;
}

/** Finds records by typing: always a search on the host, a page at a time. */
export function Picker({ id, to, where, value, known = [], many, required, disabled, invalid, label, describedBy, onChange, onBlur }: PickerProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const unknown = value.filter((one) => !known.some((target) => target.id === one));
  const { found, named, isFetching } = useTargets(to, typed, unknown, isOpen, where);
  const chosen = value.map((one) => [...known, ...named, ...found].find((target) => target.id === one) ?? { id: one, title: `#${one}` });
  const input = { 'aria-label': label, 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required || undefined };
  const common = {
    id,
    size: 'small' as const,
    disabled,
    options: found,
    loading: isFetching,
    filterOptions: (options: Target[]) => options,
    getOptionLabel: (target: Target) => target.title,
    getOptionKey: (target: Target) => target.id,
    isOptionEqualToValue: (a: Target, b: Target) => a.id === b.id,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onInputChange: (_event: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    onBlur,
    noOptionsText: translate(isFetching ? 'views.searching' : 'views.nothing_found'),
    loadingText: translate('views.searching'),
    renderInput: (parts: Parameters<NonNullable<React.ComponentProps<typeof Autocomplete>['renderInput']>>[0]) => (
      <TextField
        {...parts}
        error={invalid}
        placeholder={value.length ? undefined : translate('views.search_and_choose')}
        slotProps={{
          ...parts.slotProps,
          htmlInput: { ...parts.slotProps.htmlInput, ...input, dir: 'auto' } as HTMLAttributes<HTMLInputElement>,
          input: { ...parts.slotProps.input, endAdornment: isFetching && isOpen ? <CircularProgress size={16} /> : parts.slotProps.input.endAdornment },
        }}
      />
    ),
  };
  if (many)
    return (
      <Autocomplete
        {...common}
        multiple
        filterSelectedOptions
        value={chosen}
        onChange={(_, targets) =>
          onChange(
            targets.map((target) => target.id),
            targets,
          )
        }
      />
    );
  return <Autocomplete {...common} value={chosen[0] ?? null} onChange={(_, target) => onChange(target ? [target.id] : [], target ? [target] : [])} />;
}
