import { useCallback, useState } from 'react';
import type { PermissionGroup } from './permissionRows.ts';
import { useShownGroups } from './useShownGroups.ts';

/** What of a matrix one looks at. */
export interface MatrixView {
  shown: readonly PermissionGroup[];
  search: string;
  setSearch: (text: string) => void;
  isOnlyOn: boolean;
  setOnlyOn: (isOn: boolean) => void;
  folded: ReadonlySet<string>;
  fold: (name: string) => void;
  areAllFolded: boolean;
  foldAll: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Search, filter and folded groups. What one finds is open. @param isRead whether it is read alone: at first only what is on is shown */
export function useMatrixView(
  groups: readonly PermissionGroup[],
  value: ReadonlySet<string>,
  isRead: boolean,
  startsFolded = false,
): MatrixView {
  const [search, setSearch] = useState('');
  // What was on when it was asked for: a row whose last box goes off does not vanish under the hand.
  const [on, setOn] = useState<ReadonlySet<string> | null>(isRead ? value : null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => (startsFolded ? new Set(groups.map(({ name }) => name)) : NONE));
  const shown = useShownGroups(groups, search, on, isRead);
  const areAllFolded = shown.every(({ name }) => folded.has(name));
  const fold = useCallback(
    (name: string) =>
      setFolded((before) => (before.has(name) ? new Set([...before].filter((one) => one !== name)) : new Set([...before, name]))),
    [],
  );
  return {
    shown,
    search,
    setSearch,
    isOnlyOn: on !== null,
    setOnlyOn: (isOn) => setOn(isOn ? value : null),
    folded: search.trim() ? NONE : folded,
    fold,
    areAllFolded,
    foldAll: () => setFolded(areAllFolded ? NONE : new Set(groups.map(({ name }) => name))),
  };
}
