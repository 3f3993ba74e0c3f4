import { useInput, useTranslate } from 'ra-core';
import { valuesIn } from '#/model/values/shapes.ts';
import { describedBy } from './FieldFrame.tsx';
import type { InputProps } from './kindProps.ts';

/** What holds an input's value: react-hook-form's own, whose value is of any kind. */
interface Controller {
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  name: string;
  ref: (element: unknown) => void;
  disabled?: boolean;
}

/** An input's place in the form: its value, its error in words, and the attributes that tie it to its label and text. */
export function useKindInput({ source, field, required, readonly }: Pick<InputProps, 'source' | 'field' | 'required' | 'readonly'>) {
  const translate = useTranslate();
  const {
    id,
    field: found,
    fieldState,
  } = useInput({ source, format: (value: unknown) => value ?? null, parse: (value: unknown) => value });
  const controller: Controller = found;
  const error = errorText(fieldState.error, translate);
  return {
    id,
    controller,
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

/** What is wrong, in words. A form's own judgement comes as an object, a host's as text, react-admin's with its blanks apart. */
export function errorText(error: unknown, translate: ReturnType<typeof useTranslate>): string | undefined {
  const { message, root } = valuesIn(error);
  if (message === undefined || message === '') return root === undefined ? undefined : errorText(root, translate);
  if (typeof message === 'object') return errorText(message, translate);
  const text = String(message);
  if (!text.startsWith(RA_PREFIX)) return text;
  const said: string | { message: string; args?: object } = JSON.parse(text.slice(RA_PREFIX.length));
  return typeof said === 'string' ? translate(said, { _: said }) : translate(said.message, { ...said.args, _: said.message });
}

const RA_PREFIX = '@@react-admin@@';
