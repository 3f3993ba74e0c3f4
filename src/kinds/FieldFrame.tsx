import { FormControl, FormHelperText } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';

interface FieldFrameProps {
  id: string;
  label: string;
  required: boolean;
  /** What is wrong, in words; it takes the place of the help. */
  error?: string;
  help?: string;
  bare?: boolean;
  children: ReactNode;
}

/** The id of the text that describes an input: its error or its help. */
export const describedBy = (id: string): string => `${id}-text`;

/** The label above an input and what is said below it. */
export function FieldFrame({ id, label, required, error, help, bare, children }: FieldFrameProps) {
  const translate = useTranslate();
  const said = error ?? (bare ? undefined : help);
  return (
    <FormControl fullWidth error={Boolean(error)} sx={{ minWidth: 0 }}>
      <Label htmlFor={id} className={bare ? 'hidden' : ''}>
        {label}
        {required && !bare && (
          <span aria-hidden title={translate('views.required')}>
            *
          </span>
        )}
      </Label>
      {children}
      {said && (
        <FormHelperText id={describedBy(id)} role={error ? 'alert' : undefined}>
          {said}
        </FormHelperText>
      )}
    </FormControl>
  );
}

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  marginBottom: 6,
  span: { color: theme.vars.palette.error.main, marginInlineStart: 4 },
  '&.hidden': visuallyHidden,
}));
