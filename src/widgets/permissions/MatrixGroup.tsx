import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { IconButton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useContext, useId, useMemo } from 'react';
import { Mark } from './Mark.tsx';
import { MatrixContext } from './MatrixContext.ts';
import { MatrixRow } from './MatrixRow.tsx';
import { COLUMNS, cellIn, namesOf, type PermissionGroup } from './permissionRows.ts';
import { usePermissionWords } from './usePermissionWords.ts';

interface MatrixGroupProps {
  /** As far as it is shown. */
  group: PermissionGroup;
  whole: PermissionGroup;
  isOpen: boolean;
  onFold: (name: string) => void;
}

/** The permissions of one menu group: how many of how many are on, a box for all, for each column, and its rows. */
export function MatrixGroup({ group, whole, isOpen, onFold }: MatrixGroupProps) {
  const translate = useTranslate();
  const words = usePermissionWords();
  const id = useId();
  const { value, readonly } = useContext(MatrixContext);
  const title = words.group(group.name);
  const all = useMemo(() => namesOf(whole.rows), [whole]);
  const chosen = all.filter((name) => value.has(name)).length;
  return (
    <tbody aria-labelledby={id}>
      <tr className="head">
        <th scope="rowgroup">
          <div className="thing">
            <IconButton
              size="small"
              disableRipple
              aria-expanded={isOpen}
              aria-label={translate(isOpen ? 'roles.fold' : 'roles.unfold', { name: title })}
              onClick={() => onFold(group.name)}
              {...(!readonly && { tabIndex: -1, 'data-stop': 0 })}
            >
              <ExpandMoreIcon fontSize="small" className={isOpen ? 'fold' : 'fold shut'} />
            </IconButton>
            {!readonly && <Mark names={namesOf(group.rows)} label={translate('roles.all_of', { name: title })} column={1} />}
            <span id={id}>{title}</span>
          </div>
        </th>
        {COLUMNS.map((column, index) => {
          const names = group.rows.flatMap((row) => cellIn(row, column)?.name ?? []);
          const word = translate(`roles.actions.${column}`);
          return (
            <td key={column} className={names.length > 0 && !readonly ? 'cell' : 'cell none'}>
              {names.length > 0 && !readonly && (
                <Mark
                  names={names}
                  label={translate('roles.column_of', { name: title, action: word })}
                  word={word}
                  isQuiet
                  column={index + 2}
                />
              )}
            </td>
          );
        })}
        <td className="count">{translate('roles.some_of', { chosen, all: all.length })}</td>
      </tr>
      {isOpen && group.rows.map((row) => <MatrixRow key={row.key} row={row} />)}
    </tbody>
  );
}
