import { type FormEvent, useState } from 'react';
import { CallError } from '#/authProvider/call.ts';
import type { Translate } from '#/i18n/translate.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';

/** What is wrong, by the field's name; `form` for the whole. */
export type FormProblems = Partial<Record<string, string>>;
type Values = Readonly<Record<string, string>>;

interface OutsideForm {
  /** What can be validated before anybody is asked. */
  validate: (values: Values, t: Translate) => FormProblems;
  send: (values: Values) => Promise<void>;
  /** What the host's refusal means here, by field; undefined: its own words at the form. */
  refusal?: (error: CallError, t: Translate) => FormProblems | undefined;
}

/** A form outside of react-admin: validated, sent once at a time, with what is wrong at its fields and the focus on the first of them. */
export function useOutsideForm({ validate, send, refusal }: OutsideForm) {
  const { t } = useLanguage();
  const [problems, setProblems] = useState<FormProblems>({});
  const [isSubmitting, setSubmitting] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const values = valuesOf(form);
    const found = validate(values, t);
    show(form, found);
    if (Object.keys(found).length > 0) return;
    setSubmitting(true);
    try {
      await send(values);
    } catch (error) {
      show(form, (error instanceof CallError && refusal?.(error, t)) || { form: refusalText(error, t) });
    } finally {
      setSubmitting(false);
    }
  }
  function show(form: HTMLFormElement, found: FormProblems) {
    setProblems(found);
    const first = Object.keys(found).find((name) => name !== 'form');
    const input = first && form.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  }
  return { problems, setProblems, isSubmitting, submit };
}

/** A refusal in words, where it belongs to no field. */
export function refusalText(error: unknown, t: Translate): string {
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : String(error);
  if (error.status === 0) return t('auth.unreachable');
  if (error.status === 429 && error.retryAfterSeconds)
    return error.retryAfterSeconds > 120
      ? t('auth.too_many_minutes', { minutes: Math.ceil(error.retryAfterSeconds / 60) })
      : t('auth.too_many', { seconds: error.retryAfterSeconds });
  return error.message;
}

function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value !== 'string' || /password$/i.test(name) ? String(value) : value.trim(),
    ]),
  );
}
