import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { FieldModel } from '#/model/language/model.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';
import { isEmpty } from '#model/language';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { isSwitchable, StatusSwitch } from './filters/StatusSwitch.tsx';
import { ListCell } from './ListCell.tsx';
import { RecordPicture } from './RecordPicture.tsx';
import { useRecordPath } from './recordPath.ts';
import { Tick } from './Tick.tsx';
import { TotalsCard } from './TotalsCard.tsx';
import { useCanChange } from './useCanChange.ts';
import type { Columns } from './useColumns.ts';

/** Fields of a card beside its name, its amount and its status. */
const MAX_FIELDS = 3;

const isAmount = (field: FieldModel) => field.kind === 'money' || ('as' in field && field.as === 'money');
/** Steps and states say by their tones what they are; plain choices have none. */
const isStatus = (field: FieldModel) =>
  field.kind === 'enum' && Object.values(field.values).some((value) => typeof value === 'object' && value.tone !== undefined);

/** The list on a phone: a card a record, with what decides in sight: name, amount, status with its switch; and what else is filled in. */
export function ListCards({ columns }: { columns: Columns }) {
  const resource = useResourceModel();
  const { data = [], isPending, selectedIds, onToggleItem } = useListContext();
  const translate = useTranslate();
  const label = useLabelOf();
  const titleOf = useTitleOf();
  const path = useRecordPath();
  const canChange = useCanChange();
  const fields = columns.shown.filter((field) => field.name !== resource.title);
  const amount = fields.find(isAmount);
  const status = fields.find((field) => isSwitchable(field, resource)) ?? fields.find(isStatus);
  const others = fields.filter((field) => field !== amount && field !== status);
  const part = (className: string, shown: readonly FieldModel[], record: RaRecord) =>
    shown.length > 0 && (
      <dl className={className}>
        {shown.map((field) => (
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
    );
  if (isPending) return <Skeleton variant="rectangular" height={320} />;
  return (
    <Cards>
      {data.map((record) => {
        const name = titleOf(resource, record);
        const to = path(record.id);
        return (
          <li key={record.id} className={selectedIds.includes(record.id) ? 'selected' : undefined}>
            <div className="head">
              <RecordPicture record={record} name={name} size={36} />
              {to ? (
                <Link to={to} dir="auto">
                  {name}
                </Link>
              ) : (
                <strong dir="auto">{name}</strong>
              )}
              {part('amount', amount ? [amount] : [], record)}
              {(canChange('edit', record) || canChange('delete', record)) && (
                <Tick
                  label={translate('views.select_row', { name })}
                  checked={selectedIds.includes(record.id)}
                  onChange={() => onToggleItem(record.id)}
                />
              )}
            </div>
            <div className="foot">
              {part('rest', others.filter(({ name: key }) => !isEmpty(record[key])).slice(0, MAX_FIELDS), record)}
              {part('status', status ? [status] : [], record)}
            </div>
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
  '.head': { display: 'flex', alignItems: 'center', gap: 4, minHeight: 44 },
  '.head a': { ...theme.typography.subtitle1, fontWeight: 600, color: 'inherit', textDecoration: 'none', flex: 1, paddingBlock: 8 },
  '.head strong': { flex: 1 },
  '.foot': { display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 12, paddingInlineEnd: 8 },
  dl: { margin: 0, ...theme.typography.body2 },
  dt: { color: theme.vars.palette.text.secondary },
  dd: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '.rest': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', minWidth: 0 },
  '.rest > div': { display: 'flex', gap: 6, minWidth: 0 },
  // What an amount or a status is, one sees.
  '.amount dt, .status dt': visuallyHidden,
  '.head .amount:last-child': { paddingInlineEnd: 8 },
  '.amount': { ...theme.typography.subtitle1, fontWeight: 600, whiteSpace: 'nowrap' },
  '.status': { flex: 'none', marginInlineStart: 'auto' },
  'li.totals dl': { display: 'grid', gap: 6, paddingInlineEnd: 8 },
  'li.totals dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  'li.totals dd': { textAlign: 'end' },
}));
