import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEvent, useListContext } from 'ra-core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { OpenFromRows } from '#/src/foundation/page/RowLink.tsx';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { useCellFields } from './cell/useCellFields.ts';
import { isSwitchable } from './filters/StatusSwitch.tsx';
import { type CardFields, ListCard } from './ListCard.tsx';
import { TotalsCard } from './TotalsCard.tsx';
import { useCanChange } from './useCanChange.ts';
import type { Columns } from './useColumns.ts';

/** What a finger hits, in pixels. */
const FINGER = 44;

/** The outlined pencil of Material Icons, for a style: an element more in each card would be felt. */
const PENCIL_PATH =
  'm14.06 9.02.92.92L5.92 19H5v-.92zM17.66 3c-.25 0-.51.1-.7.29l-1.83 1.83 3.75 3.75 1.83-1.83c.39-.39.39-1.02 0-1.41' +
  'l-2.34-2.34c-.2-.2-.45-.29-.71-.29m-3.6 3.19L3 17.25V21h3.75L17.81 9.94z';
const PENCIL = `url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${PENCIL_PATH}"/></svg>')`;

const isAmount = (field: FieldModel) => field.kind === 'money' || ('as' in field && field.as === 'money');
/** Steps and states say by their tones what they are; plain choices have none. */
const isStatus = (field: FieldModel) =>
  field.kind === 'enum' && Object.values(field.values).some((value) => typeof value === 'object' && value.tone !== undefined);

/** The list on a phone: a card a record, with what decides in sight: name, amount, status with its switch; and what else is filled in. */
export function ListCards({ columns }: { columns: Columns }) {
  const resource = useResourceModel();
  const { data = [], isPending, selectedIds, onToggleItem } = useListContext();
  const canChange = useCanChange();
  const cellFields = useCellFields(columns.shown);
  const navigate = useNavigate();
  const open = useEvent((path: string) => void navigate(path));
  // One for all cards and always: a card that is given another is drawn again.
  const onToggle = useEvent(onToggleItem);
  const fields = useMemo(() => cardFields(resource, columns.shown), [resource, columns.shown]);
  if (isPending) return <Skeleton variant="rectangular" height={320} />;
  return (
    <Cards>
      <OpenFromRows value={open}>
        {data.map((record) => (
          <ListCard
            key={record.id}
            record={record}
            fields={fields}
            check={canChange('edit', record) || canChange('delete', record) ? (selectedIds.includes(record.id) ? 'on' : 'off') : undefined}
            onToggle={onToggle}
            edits={cellFields(record).join(' ')}
          />
        ))}
      </OpenFromRows>
      <TotalsCard />
    </Cards>
  );
}

/** Its title is the name of a card, which opens the record. */
function cardFields(resource: ResourceModel, shown: readonly FieldModel[]): CardFields {
  const fields = shown.filter((field) => field.name !== resource.title);
  const amount = fields.find(isAmount);
  const status = fields.find((field) => isSwitchable(field, resource)) ?? fields.find(isStatus);
  return { amount, status, others: fields.filter((field) => field !== amount && field !== status) };
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
  // What can be changed is as high as a finger, and as its neighbours: none lies over another.
  'li.changeable': { paddingBlock: 4 },
  'li.changeable .rest': { rowGap: 0 },
  'li.changeable dl > div': { minHeight: FINGER, alignItems: 'center' },
  'li.changeable .amount > div, li.changeable .status > div': { display: 'flex', justifyContent: 'flex-end' },
  '.edits': { position: 'relative', minWidth: FINGER },
  '.edits dd': { textDecoration: 'underline dotted', textDecorationColor: theme.vars.palette.text.secondary, textUnderlineOffset: 4 },
  '.edits button': { position: 'absolute', inset: '0 -4px', padding: 0, border: 0, borderRadius: 8, background: 'none', cursor: 'pointer' },
  '.edits button:active': { background: theme.vars.palette.action.hover },
  '.edits button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  // A link leads where it says. What changes it is what stands around it, and the pencil beside it.
  '.edits:has(dd a) dd': { textDecoration: 'none', paddingInlineEnd: 36 },
  '.edits dd a': { position: 'relative', zIndex: 1 },
  '.edits:has(dd a) button::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 14,
    width: 18,
    background: theme.vars.palette.text.secondary,
    mask: `${PENCIL} center / 18px no-repeat`,
  },
  'li.totals dl': { display: 'grid', gap: 6, paddingInlineEnd: 8 },
  'li.totals dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  'li.totals dd': { textAlign: 'end' },
}));
