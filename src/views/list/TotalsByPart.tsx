import { ButtonBase, Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'ra-core';
import type { FieldModel } from '#/model/language/model.ts';
import { idsIn } from '#/model/values/shapes.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { CURRENCY_KEY } from '../parts/inCurrency.ts';
import { useReadableFields } from '../parts/useReadableFields.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { filterAt, withFilter } from './filters/filterFields.ts';
import { type TotalsRow, totalled, useListTotals } from './useListTotals.ts';

/**
 * The first of a list's totals, apart for each record that the definition's `totalsBy` names, with the whole before them. Choosing one
 * filters the list by it, choosing it again takes the filter away.
 */
export function TotalsByPart() {
  const { totalsBy = '' } = useResourceModel().list;
  const reference = useReadableFields(useResourceModel()).get(totalsBy);
  const translate = useTranslate();
  const label = useLabelOf();
  const { fields, rows } = useListTotals();
  const [field] = fields;
  if (!field || !reference) return null;
  return rows
    .filter(({ by }) => by?.length)
    .map((row) => (
      <Parts key={row.currency ?? ''} variant="outlined" aria-label={translate('lists.total_by', { field: label(reference) })} role="group">
        <div className="whole">
          <span>{translate(rows.length > 1 ? 'lists.total_in' : 'lists.total', { currency: row.currency })}</span>
          <strong>
            <Sum field={field} row={row} value={row.sums[field.name]} />
          </strong>
        </div>
        {row.by?.map((part) => (
          <Part key={part.id ?? 0} reference={reference} field={field} row={row} part={part} />
        ))}
      </Parts>
    ));
}

interface PartProps {
  reference: FieldModel;
  field: FieldModel;
  row: TotalsRow;
  part: NonNullable<TotalsRow['by']>[number];
}

function Part({ reference, field, row, part }: PartProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const chosen = idsIn(filterAt(filterValues, reference.name));
  const isChosen = part.id !== null && chosen.length === 1 && chosen[0] === part.id;
  const value = part.sums[field.name] ?? 0;
  const whole = row.sums[field.name] ?? 0;
  const share = whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0;
  const choose = () => setFilters(withFilter(filterValues, reference.name, isChosen ? undefined : [part.id]));
  return (
    <ButtonBase className="part" aria-pressed={isChosen} disabled={part.id === null} onClick={choose}>
      <span dir="auto">{part.title ?? translate('views.none')}</span>
      <strong>
        <Sum field={field} row={row} value={value} />
      </strong>
      <i aria-hidden style={{ inlineSize: `${share * 100}%` }} />
    </ButtonBase>
  );
}

function Sum({ field, row: { currency }, value }: { field: FieldModel; row: TotalsRow; value: number | undefined }) {
  return <Cell field={totalled(field, currency)} value={value ?? null} record={{ [CURRENCY_KEY]: currency }} />;
}

const Parts = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 4,
  marginBottom: 12,
  padding: 8,
  borderRadius: 12,
  '.whole, .part': {
    ...theme.typography.body2,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: '8px 12px 10px',
    borderRadius: 8,
    textAlign: 'start',
  },
  '.whole > span, .part > span': {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  strong: { ...theme.typography.subtitle1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '.part:hover, .part[aria-pressed="true"]': { background: theme.vars.palette.primary.soft },
  '.part:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  i: {
    position: 'absolute',
    insetBlockEnd: 4,
    insetInlineStart: 12,
    maxWidth: 'calc(100% - 24px)',
    height: 2,
    background: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
