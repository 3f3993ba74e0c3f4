import ArrowDown from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUp from '@mui/icons-material/ArrowUpwardOutlined';
import { useListSortContext, useTranslate } from 'ra-core';
import { canSort } from '#/model/compile/listDefaults.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { columnStyle } from './columnStyle.ts';
import { WidthHandle } from './WidthHandle.tsx';

interface SortHeadProps {
  field: FieldModel;
  label: string;
  className: string | undefined;
  width: number | undefined;
  onWidth: (width: number | null) => void;
}

/** A column's heading; the way to sort by it where the host can, and its width. */
export function SortHead({ field, label, className, width, onWidth }: SortHeadProps) {
  const { sort, setSort } = useListSortContext();
  const translate = useTranslate();
  const isSorted = sort.field === field.name;
  const Arrow = isSorted && sort.order === 'DESC' ? ArrowDown : ArrowUp;
  return (
    // The name is the heading's alone: the edge beside it has its own.
    <th
      scope="col"
      aria-label={label}
      className={className}
      style={columnStyle(field.name)}
      aria-sort={isSorted ? (sort.order === 'DESC' ? 'descending' : 'ascending') : undefined}
    >
      {canSort(field) ? (
        <button
          type="button"
          className="sort"
          title={translate('views.sort_by', { name: label })}
          onClick={() => setSort({ field: field.name, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
        >
          <span>{label}</span>
          <Arrow aria-hidden />
        </button>
      ) : (
        label
      )}
      <WidthHandle name={field.name} label={label} width={width} onChange={onWidth} />
    </th>
  );
}
