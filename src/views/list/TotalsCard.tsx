import { useTranslate } from 'ra-core';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { CURRENCY_KEY } from '../parts/inCurrency.ts';
import { totalled, useListTotals } from './useListTotals.ts';

/** The sums over every match as the last card of a phone's list, one for each currency. */
export function TotalsCard() {
  const { fields, rows } = useListTotals();
  const translate = useTranslate();
  const label = useLabelOf();
  if (!fields.length) return null;
  return rows.map(({ currency, sums }) => (
    <li key={currency ?? ''} className="totals">
      <div className="head">{translate(rows.length > 1 ? 'lists.total_in' : 'lists.total', { currency })}</div>
      <dl>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{label(field)}</dt>
            <dd>
              <Cell field={totalled(field, currency)} value={sums[field.name] ?? null} record={{ [CURRENCY_KEY]: currency }} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  ));
}
