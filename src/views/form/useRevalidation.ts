import { useLocaleState } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/**
 * Judges what the form refused again whenever any value changes, because a rule may concern several fields. What the host
 * refused stays until its own field changes.
 * @param values of the form, as they are watched
 */
export function useRevalidation(values: Readonly<Record<string, unknown>>): void {
  const { trigger } = useFormContext();
  const { errors } = useFormState();
  // What is wrong is said in the language of the moment.
  const [locale] = useLocaleState();
  const latest = useRef(errors);
  latest.current = errors;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the values is the occasion
  useEffect(() => {
    const refused = Object.entries(latest.current).filter(([, error]) => error?.type === 'manual');
    if (refused.length) void trigger(refused.map(([name]) => name));
  }, [values, trigger, locale]);
}
