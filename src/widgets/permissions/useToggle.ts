import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Model } from '#/model/language/model.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import type { MatrixState } from './MatrixContext.ts';

/**
 * How boxes are pressed: what one may give goes on and off; a name that this type of role cannot hold, or that has gone out of
 * use, opens nothing, so whoever edits may take it out.
 */
export function useToggle(
  value: ReadonlySet<string>,
  grantable: ReadonlySet<string> | undefined,
  { permissions }: Model,
  type: string,
  onChange: (names: string[]) => void,
): Pick<MatrixState, 'toggle' | 'mayToggle'> {
  const mayToggle = useMemo(() => {
    const ceiling = new Set(permissions.map(({ name }) => name).filter((name) => type === 'admin' || !isPlatformPermission(name)));
    return (name: string) => grantable?.has(name) === true || !ceiling.has(name);
  }, [grantable, permissions, type]);
  const latest = useRef({ value, mayToggle, onChange });
  useEffect(() => {
    latest.current = { value, mayToggle, onChange };
  });
  const toggle = useCallback((names: readonly string[]) => {
    const { value: before, mayToggle: may, onChange: tell } = latest.current;
    const open = names.filter(may);
    const isOn = !open.every((name) => before.has(name));
    const next = new Set(before);
    for (const name of open) isOn ? next.add(name) : next.delete(name);
    tell([...next]);
  }, []);
  return { toggle, mayToggle };
}
