import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Mark } from './Mark.tsx';
import { MatrixContext, type MatrixState } from './MatrixContext.ts';
import { MatrixFrame } from './MatrixFrame.ts';
import { MatrixGroup } from './MatrixGroup.tsx';
import { COLUMNS, cellIn, namesOf, type PermissionGroup } from './permissionRows.ts';
import { useGridKeys } from './useGridKeys.ts';

interface MatrixProps extends MatrixState {
  label: string;
  /** Everything there is, and what of it is shown. */
  groups: readonly PermissionGroup[];
  shown: readonly PermissionGroup[];
  /** The groups of which only the heads are shown. */
  folded: ReadonlySet<string>;
  onFold: (name: string) => void;
}

/** Permissions in rows for each thing and columns for what is done with it, in the groups of the menu. */
export function Matrix({ label, groups, shown, folded, onFold, value, mayToggle, toggle, readonly, refusal, refusalId }: MatrixProps) {
  const translate = useTranslate();
  const keys = useGridKeys();
  const state = useMemo(
    () => ({ value, mayToggle, toggle, readonly, refusal, refusalId }),
    [value, mayToggle, toggle, readonly, refusal, refusalId],
  );
  const rows = shown.flatMap((group) => group.rows);
  return (
    <MatrixContext value={state}>
      <span id={refusalId} hidden>
        {refusal}
      </span>
      <MatrixFrame aria-label={label} className={readonly ? 'read' : undefined} {...(!readonly && { role: 'grid', ...keys })}>
        <thead>
          <tr>
            <th scope="col">
              <div className="thing">
                <Mark names={namesOf(rows)} label={translate('roles.all_of', { name: translate('roles.everything') })} column={1} />
                <span>{translate('roles.everything')}</span>
              </div>
            </th>
            {COLUMNS.map((column, index) => {
              const word = translate(`roles.actions.${column}`);
              const names = rows.flatMap((row) => cellIn(row, column)?.name ?? []);
              return (
                <th key={column} scope="col" className="cell">
                  <span>{word}</span>
                  {names.length > 1 && (
                    <Mark
                      names={names}
                      label={translate('roles.column_of', { name: translate('roles.everything'), action: word })}
                      column={index + 2}
                    />
                  )}
                </th>
              );
            })}
            <th scope="col">{translate('roles.others')}</th>
          </tr>
        </thead>
        {shown.map((group) => (
          <MatrixGroup
            key={group.name}
            group={group}
            whole={groups.find(({ name }) => name === group.name) ?? group}
            isOpen={!folded.has(group.name)}
            onFold={onFold}
          />
        ))}
      </MatrixFrame>
    </MatrixContext>
  );
}
