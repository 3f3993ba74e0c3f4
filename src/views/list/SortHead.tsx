import ArrowDown from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUp from '@mui/icons-material/ArrowUpwardOutlined';
import { useListContext, useTranslate } from 'ra-core';
import { canSort } from '#/resources/schema/listDefaults.ts';
import type { FieldModel } from '#/resources/schema/model.ts';
import { useResourceModel } from '../useResourceModel.ts';

/** A column's heading; the way to sort by it where the host can. */
export function SortHead({ field, label, isEnd }: { field: FieldModel; label: string; isEnd: boolean }) {
  const { title } = useResourceModel();
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const isSorted = sort.field === field.name;
  const className = [isEnd && 'end', field.name === title && 'title'].filter(Boolean).join(' ') || undefined;
  if (!canSort(field)) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const Arrow = isSorted && sort.order === 'DESC' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (sort.order === 'DESC' ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className="sort"
        title={translate('views.sort_by', { name: label })}
        onClick={() => setSort({ field: field.name, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {label}
        <Arrow aria-hidden />
      </button>
    </th>
  );
}
