import { useTranslate } from 'ra-core';
import type { FieldModel } from '#/model/language/model.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { CURRENCY_KEY } from '../parts/inCurrency.ts';
import { columnStyle } from './columnStyle.ts';
import { type Totals, totalled } from './useListTotals.ts';

interface TotalsFootProps {
  totals: Totals;
  columns: readonly FieldModel[];
  /** Whether a column of check boxes stands before them. */
  hasChecks: boolean;
  classOf: (field: FieldModel, index: number) => string | undefined;
}

/** The sums over every match under their columns, a row for each currency. */
export function TotalsFoot({ totals: { fields, rows }, columns, hasChecks, classOf }: TotalsFootProps) {
  const translate = useTranslate();
  const isShown = columns.some((column) => fields.includes(column));
  if (!isShown || !rows.length) return null;
  // The word stands in the first column that is not added up itself.
  const worded = columns.findIndex((column) => !fields.includes(column));
  return (
    <tfoot>
      {rows.map(({ currency, sums }) => (
        <tr key={currency ?? ''}>
          {hasChecks && <td className="check" />}
          {columns.map((field, index) => (
            <td key={field.name} className={classOf(field, index)} style={columnStyle(field.name)}>
              {fields.includes(field) ? (
                <Cell field={totalled(field, currency)} value={sums[field.name] ?? null} record={{ [CURRENCY_KEY]: currency }} />
              ) : index === worded ? (
                translate(rows.length > 1 ? 'lists.total_in' : 'lists.total', { currency })
              ) : null}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}
