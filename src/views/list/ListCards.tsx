import { Checkbox, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { isSwitchable, StatusSwitch } from './filters/StatusSwitch.tsx';
import { ListCell } from './ListCell.tsx';
import { useRecordPath } from './recordPath.ts';
import { TotalsCard } from './TotalsCard.tsx';
import { useCanChange } from './useCanChange.ts';
import type { Columns } from './useColumns.ts';

const MAX_FIELDS = 5;

/** The list on a phone: a card a record, its first columns one below the other. */
export function ListCards({ columns }: { columns: Columns }) {
  const resource = useResourceModel();
  const { data = [], isPending, selectedIds, onToggleItem } = useListContext();
  const translate = useTranslate();
  const label = useLabelOf();
  const titleOf = useTitleOf();
  const path = useRecordPath();
  const canChange = useCanChange();
  const fields = columns.shown.filter((field) => field.name !== resource.title).slice(0, MAX_FIELDS);
  if (isPending) return <Skeleton variant="rectangular" height={320} />;
  return (
    <Cards>
      {data.map((record) => {
        const name = titleOf(resource, record);
        const to = path(record.id);
        return (
          <li key={record.id} className={selectedIds.includes(record.id) ? 'selected' : undefined}>
            <div className="head">
              {to ? (
                <Link to={to} dir="auto">
                  {name}
                </Link>
              ) : (
                <strong dir="auto">{name}</strong>
              )}
              {(canChange('edit', record) || canChange('delete', record)) && (
                <Checkbox
                  checked={selectedIds.includes(record.id)}
                  onChange={() => onToggleItem(record.id)}
                  slotProps={{ input: { 'aria-label': translate('views.select_row', { name }) } }}
                />
              )}
            </div>
            <dl>
              {fields.map((field) => (
                <div key={field.name}>
                  <dt>{label(field)}</dt>
                  <dd>
                    {isSwitchable(field, resource) ? (
                      <StatusSwitch field={field} record={record} />
                    ) : (
                      <ListCell field={field} value={record[field.name]} record={record} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
      <TotalsCard />
    </Cards>
  );
}

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  li: { padding: '8px 8px 12px 16px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  'li:last-child': { borderBottom: 0 },
  'li.totals': { background: theme.vars.palette.background.raised, fontWeight: 600, paddingBlock: 12 },
  'li.selected': { background: theme.vars.palette.primary.soft },
  '.head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 },
  '.head a': { ...theme.typography.subtitle1, fontWeight: 600, color: 'inherit', textDecoration: 'none', flex: 1, paddingBlock: 8 },
  dl: { margin: 0, display: 'grid', gap: 6, ...theme.typography.body2, paddingInlineEnd: 8 },
  'dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  dt: { color: theme.vars.palette.text.secondary },
  dd: { margin: 0, textAlign: 'end', minWidth: 0, overflowWrap: 'anywhere' },
}));
