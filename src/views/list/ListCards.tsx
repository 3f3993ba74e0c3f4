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
  const status = fields.find((field) => isSwitchable(field, resource)) ?? fields.find(isStatus);
  return { amounts: fields.filter(isAmount), status, others: fields.filter((field) => field !== status) };
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
  // A value that does not fit beside its name stands below it: neither of them is squeezed.
  '.rest > div': { display: 'flex', flexWrap: 'wrap', columnGap: 6, minWidth: 0 },
  '.rest dt': { flex: 'none', maxWidth: '100%' },
  // What an amount or a status is, one sees.
  '.amount dt, .status dt': visuallyHidden,
  '.head .amount:last-child': { paddingInlineEnd: 8 },
  '.amount': { ...theme.typography.subtitle1, fontWeight: 600, whiteSpace: 'nowrap' },
  '.status': { flex: 'none', marginInlineStart: 'auto' },
  // A value that leads somewhere leads there on a tap, and is changed in the form.
  '.edits a ~ button': { display: 'none' },
  // What can be changed is as high as a finger, and none lies over another.
  'li.changeable': { paddingBlock: '4px 8px' },
  'li.changeable .rest': { alignItems: 'center', rowGap: 0 },
  '.edits:not(:has(dd a))': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: FINGER,
    minWidth: FINGER,
    dd: { textDecoration: 'underline dotted', textDecorationColor: theme.vars.palette.text.secondary, textUnderlineOffset: 4 },
  },
  '.amount .edits, .status .edits': { justifyContent: 'flex-end' },
  'li.changeable .status > div': { minHeight: FINGER, display: 'flex', alignItems: 'center' },
  '.edits button': { position: 'absolute', inset: '0 -4px', padding: 0, border: 0, borderRadius: 8, background: 'none', cursor: 'pointer' },
  '.edits button:active': { background: theme.vars.palette.action.hover },
  '.edits button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  'li.totals dl': { display: 'grid', gap: 6, paddingInlineEnd: 8 },
  'li.totals dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  'li.totals dd': { textAlign: 'end' },
}));
