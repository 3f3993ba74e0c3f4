import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import type { Sheet } from './sheet.ts';
import { useVariance } from './useLines.ts';

const VALUE = fieldModel('value', { kind: 'money' });
const QUANTITY = fieldModel('variance', { kind: 'quantity', scale: 3, uom: 'uom' });
const VALUES = ['short_value', 'over_value', 'variance_value'] as const;

/** What the counted rows differ by in all: per unit, because kilograms and pieces are no sum, and at cost for who may see costs. */
export function VarianceCard({ sheet }: { sheet: Sheet }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const totals = useVariance(sheet.id);
  if (!totals?.units || totals.counted === 0) return null;
  const { units, with_variance: differing = 0, without_cost: unpriced = 0 } = totals;
  return (
    <Card variant="outlined" role="region" aria-label={translate('counts.variance')}>
      <dl>
        <div>
          <dt>{translate('counts.with_variance')}</dt>
          <dd>{numberFormat(locale, {}).format(differing)}</dd>
        </div>
        {units.map(({ uom, variance }) => (
          <div key={uom ?? ''}>
            <dt>{translate('counts.variance')}</dt>
            <dd>
              <Cell field={QUANTITY} value={variance} record={{ uom, establishment_id: sheet.establishment_id }} />
            </dd>
          </div>
        ))}
        {VALUES.map(
          (name) =>
            totals[name] !== undefined && (
              <div key={name}>
                <dt>{translate(`counts.${name}`)}</dt>
                <dd>
                  <Cell field={VALUE} value={totals[name]} record={sheet} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {unpriced > 0 && <p>{translate('counts.without_cost', { smart_count: unpriced })}</p>}
    </Card>
  );
}

const Card = styled(Paper)(({ theme }) => ({
  padding: '12px 16px',
  marginBottom: 16,
  borderRadius: 12,
  dl: { display: 'flex', flexWrap: 'wrap', gap: '8px 28px', margin: 0 },
  dt: { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  dd: { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  p: { ...theme.typography.body2, color: theme.vars.palette.text.secondary, margin: '8px 0 0' },
}));
