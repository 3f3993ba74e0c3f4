import { useEffect, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';

/** The files on their way to the host, by form and field. */
const underWay = new WeakMap<object, Map<string, string>>();
const listeners = new Set<() => void>();

/** Says of a field's form that a file is on its way, for as long as `name` is given. */
export function useTellUpload(source: string, name: string | undefined): void {
  const { control } = useFormContext();
  useEffect(() => {
    if (name === undefined) return;
    tell(control, source, name);
    return () => tell(control, source, undefined);
  }, [control, source, name]);
}

/**
 * The name of a file that the form still waits for; undefined where there is none. What is saved before it has come would be saved without
 * it.
 */
export function useUploadUnderWay(): string | undefined {
  const { control } = useFormContext();
  return useSyncExternalStore(subscribe, () => [...(underWay.get(control)?.values() ?? [])][0]);
}

function tell(form: object, source: string, name: string | undefined): void {
  const names = underWay.get(form) ?? new Map<string, string>();
  if (name === undefined) names.delete(source);
  else names.set(source, name);
  underWay.set(form, names);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
