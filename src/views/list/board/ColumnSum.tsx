import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { CURRENCY_KEY } from '#/src/views/parts/inCurrency.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { ValueLabel } from '../layout/ValueLabel.tsx';
import { totalled, useListTotals } from '../useListTotals.ts';

/** What all records of a column come to, as the host adds them up; nothing for who may not see it. */
export function ColumnSum({ filter }: { filter: Readonly<Record<string, unknown>> }) {
  const resource = useResourceModel();
  const label = useLabelOf();
  const field = useReadableFields(resource).get(resource.list.board?.sum ?? '');
  const { rows } = useListTotals(filter, field !== undefined);
  if (!field) return null;
  return (
    <p className="sum" title={label(field)}>
      {rows.map(({ currency, sums }) => (
        <span key={currency ?? ''}>
          <ValueLabel field={field} />
          <Cell field={totalled(field, currency)} value={sums[field.name] ?? null} record={{ [CURRENCY_KEY]: currency }} />
        </span>
      ))}
    </p>
  );
}
