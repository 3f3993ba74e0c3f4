import { useLocaleState, useTranslate } from 'ra-core';
import { memo } from 'react';
import { Mark } from './Mark.tsx';
import { COLUMNS, cellIn, namesOf, othersIn } from './permissionRows.ts';
import type { PermissionRow } from './permissionSlots.ts';
import { usePermissionWords } from './usePermissionWords.ts';

/** One thing and what can be allowed of it. */
export const MatrixRow = memo(function MatrixRow({ row }: { row: PermissionRow }) {
  const translate = useTranslate();
  const words = usePermissionWords();
  const [locale] = useLocaleState();
  const title = words.row(row);
  const opens = words.opens(row);
  const others = othersIn(row);
  return (
    <tr>
      <th scope="row">
        <div className="thing">
          {row.cells.length > 1 && <Mark names={namesOf([row])} label={translate('roles.all_of', { name: title })} column={1} />}
          <span>
            {title}
            {opens.length > 0 && (
              <small>
                {translate('roles.opens', { names: new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(opens) })}
              </small>
            )}
          </span>
        </div>
      </th>
      {COLUMNS.map((column, index) => {
        const cell = cellIn(row, column);
        return (
          <td key={column} className={cell ? 'cell' : 'cell none'}>
            {cell && (
              <Mark names={[cell.name]} label={`${title}: ${words.cell(cell)}`} word={words.cell(cell)} isQuiet column={index + 2} />
            )}
          </td>
        );
      })}
      <td className={others.length > 0 ? undefined : 'none'}>
        <div className="others">
          {others.map((cell, index) => (
            <Mark
              key={cell.name}
              names={[cell.name]}
              label={`${title}: ${words.cell(cell)}`}
              word={words.cell(cell)}
              column={index + COLUMNS.length + 2}
            />
          ))}
        </div>
      </td>
    </tr>
  );
});
