import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Box, ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ListBase, useListContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { isOfMonths } from '#/model/compile/listDefaults.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { dateFormat, numberFormat } from '#/model/values/intl.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { CURRENCY_KEY } from '#/src/views/parts/inCurrency.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { BulkBar } from '../BulkBar.tsx';
import { ListRows } from '../ListRows.tsx';
import { loadedFields } from '../loadedFields.ts';
import type { ListColumns } from '../useColumns.ts';
import { totalled } from '../useListTotals.ts';
import { groupFilter } from './groupFilter.ts';
import type { ListGroup } from './useListGroups.ts';

/** So many sums stand in a group's heading: as many as are read at a glance. */
const MOST_SUMS = 3;

interface GroupOfRowsProps {
  field: FieldModel;
  group: ListGroup;
  isOpenAtFirst: boolean;
  columns: ListColumns;
  isPhone: boolean;
}

/** A group of a list: its value, how many and how much; opened, its rows with all that a list can do. */
export function GroupOfRows({ field, group, isOpenAtFirst, columns, isPhone }: GroupOfRowsProps) {
  const id = useId();
  const { locale } = useKindContext();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const said = useSaid(field, group);
  return (
    <Group>
      <h2>
        <ButtonBase id={id} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ExpandIcon className="arrow" fontSize="small" />
          <span className="name" dir="auto">
            {said}
          </span>
          <span className="count">{numberFormat(locale, {}).format(group.count)}</span>
          <Sums group={group} />
        </ButtonBase>
      </h2>
      {isOpen && (
        <Box role="region" aria-labelledby={id}>
          <RowsOfGroup field={field} group={group} columns={columns} isPhone={isPhone} />
        </Box>
      )}
    </Group>
  );
}

/** The rows of a group, as a list of their own: what is ticked in it is of this group. */
function RowsOfGroup({ field, group, columns, isPhone }: Omit<GroupOfRowsProps, 'isOpenAtFirst'>) {
  const resource = useResourceModel();
  const { filterValues, sort, perPage } = useListContext();
  return (
    <ListBase
      disableSyncWithLocation
      storeKey={false}
      resource={resource.name}
      perPage={perPage}
      sort={sort}
      filterDefaultValues={groupFilter(filterValues, field, group.value)}
      queryOptions={{ meta: { fields: loadedFields(resource, columns.shown) } }}
      exporter={false}
    >
      <Box sx={{ paddingInline: 1.5 }}>
        <BulkBar />
      </Box>
      <ListRows columns={columns} isPhone={isPhone} />
    </ListBase>
  );
}

function Sums({ group: { totals } }: { group: ListGroup }) {
  const resource = useResourceModel();
  const readable = useReadableFields(resource);
  const label = useLabelOf();
  const fields = (resource.list.totals ?? []).flatMap((name) => readable.get(name) ?? []).slice(0, MOST_SUMS);
  return (
    <span className="sums">
      {totals.flatMap(({ currency, sums }) =>
        fields.map((field) => (
          <span key={`${currency} ${field.name}`}>
            <small>{label(field)}</small>{' '}
            <Cell field={totalled(field, currency)} value={sums[field.name] ?? null} record={{ [CURRENCY_KEY]: currency }} />
          </span>
        )),
      )}
    </span>
  );
}

/** What a group is called. */
function useSaid(field: FieldModel, { value, title }: ListGroup): string {
  const translate = useTranslate();
  const context = useKindContext();
  if (value === null) return translate('views.none');
  if (typeof value === 'boolean') return translate(value ? 'views.yes' : 'views.no');
  if (isOfMonths(field)) {
    const month = new Date(`${value}-01T00:00:00Z`);
    return dateFormat(context.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(month);
  }
  return field.kind === 'reference' ? (title ?? `#${value}`) : kindOf(field).format(value, field, context);
}

const Group = styled('section')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  h2: { margin: 0, font: 'inherit' },
  'h2 > button': {
    ...theme.typography.body1,
    width: '100%',
    minHeight: theme.density.row,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: '4px 12px',
    padding: '6px 12px',
    textAlign: 'start',
    background: theme.vars.palette.background.raised,
  },
  'h2 > button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '.arrow': { transition: theme.transitions.create('transform', { duration: 150 }), transform: 'rotate(-90deg)' },
  '[dir=rtl] & .arrow': { transform: 'rotate(90deg)' },
  'h2 > [aria-expanded=true] .arrow': { transform: 'none' },
  '.name': { fontWeight: 600 },
  '.count': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '.sums': { marginInlineStart: 'auto', display: 'inline-flex', flexWrap: 'wrap', gap: '4px 20px', fontVariantNumeric: 'tabular-nums' },
  '.sums small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));
