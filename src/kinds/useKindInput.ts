import { useInput, useTranslate } from 'ra-core';
import { describedBy } from './FieldFrame.tsx';
import type { InputProps } from './kindProps.ts';

/** An input's place in the form: its value, its error in words, and the attributes that tie it to its label and text. */
export function useKindInput({ source, field, required, readonly }: Pick<InputProps, 'source' | 'field' | 'required' | 'readonly'>) {
  const translate = useTranslate();
  const { id, field: place, fieldState } = useInput({ source, format: (value: unknown) => value ?? null, parse: (value: unknown) => value });
  const message = fieldState.error?.message ?? (fieldState.error as { root?: { message?: string } } | undefined)?.root?.message;
  const error = message ? sentence(message, translate) : undefined;
  return {
    id,
    place: place as {
      value: unknown;
      onChange: (value: unknown) => void;
      onBlur: () => void;
      name: string;
      ref: (element: unknown) => void;
      disabled?: boolean;
    },
    error,
    attributes: {
      id,
      'aria-required': required || undefined,
      'aria-invalid': Boolean(error),
      'aria-describedby': error || field.help ? describedBy(id) : undefined,
      readOnly: readonly,
    } as const,
  };
}

/** react-admin wraps an error's key and blanks into one text. */
function sentence(message: string, translate: ReturnType<typeof useTranslate>): string {
  if (!message.startsWith('@@react-admin@@')) return translate(message, { _: message });
  const said = JSON.parse(message.slice('@@react-admin@@'.length)) as string | { message: string; args?: object };
  return typeof said === 'string' ? translate(said, { _: said }) : translate(said.message, { ...said.args, _: said.message });
}
