import ArrowDown from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUp from '@mui/icons-material/ArrowUpwardOutlined';
import { useTranslate } from 'ra-core';
import type { ReportQuestion } from '#/model/reports/reportQuestion.ts';
import { Meaning } from './Meaning.tsx';

interface ReportHeadProps {
  label: string;
  className: string | undefined;
  /** The column that it sorts by; none: it does not. */
  sortBy: string | undefined;
  sort: ReportQuestion['sort'];
  onSort: (field: string, order: 'asc' | 'desc') => void;
  meaning?: string;
}

/** A column's heading: it sorts, and says what its figure means. */
export function ReportHead({ label, className, sortBy, sort, onSort, meaning }: ReportHeadProps) {
  const translate = useTranslate();
  const isSorted = sortBy !== undefined && sort?.field === sortBy;
  const Arrow = isSorted && sort?.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (sort?.order === 'asc' ? 'ascending' : 'descending') : undefined}>
      <Meaning label={label} said={meaning} />
      {sortBy === undefined ? (
        label
      ) : (
        <button
          type="button"
          className="sort"
          title={translate('views.sort_by', { name: label })}
          onClick={() => onSort(sortBy, isSorted && sort?.order === 'desc' ? 'asc' : 'desc')}
        >
          {label}
          <Arrow aria-hidden />
        </button>
      )}
    </th>
  );
}
