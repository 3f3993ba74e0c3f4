import type { FieldModel } from '#/model/language/model.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { CURRENCY_KEY } from '#/src/views/parts/inCurrency.ts';
import { ValueLabel } from '../layout/ValueLabel.tsx';
import { type TotalsRow, totalled } from '../useListTotals.ts';

/** What all records of a column come to, as the host adds them up. */
export function ColumnSum({ field, totals }: { field: FieldModel; totals: readonly TotalsRow[] }) {
  const label = useLabelOf();
  return (
    <p className="sum" title={label(field)}>
      {totals.map(({ currency, sums }) => (
        <span key={currency ?? ''}>
          <ValueLabel field={field} />
          <Cell field={totalled(field, currency)} value={sums[field.name] ?? null} record={{ [CURRENCY_KEY]: currency }} />
        </span>
      ))}
    </p>
  );
}
