import { useTranslate } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { Figure } from '#/src/views/report/Figure.tsx';
import { ChangeMark } from '#/src/views/report/head/ChangeMark.tsx';
import { partsOf } from '#/src/views/report/reportAnswer.ts';
import { ordersAddress } from '#/src/views/report/tables/ordersAddress.ts';
import { Compared } from './Compared.tsx';
import { Panel } from './Panel.tsx';
import { PanelTable } from './PanelTable.tsx';
import { type Ask, type Figures, useFiguresOf } from './reading.ts';

interface ToDatePanelProps {
  title: string;
  /** A tile's figure in several periods up to now, each by its name. */
  periods: readonly (Ask & { label: string })[];
}

/** One figure up to now, in several periods one under the other, each with its change and a way to the orders behind it. */
export function ToDatePanel({ title, periods }: ToDatePanelProps) {
  const translate = useTranslate();
  const figures = useFiguresOf(periods);
  const field = fieldModel('value', periods[0]?.report.columns.value ?? { kind: 'decimal' });
  const heading = (name: string, label: string) => fieldModel(name, { kind: 'text', label });
  const headings = [heading('period', translate('reports_view.period')), heading('previous', translate('reports_view.change')), field];
  return (
    <Panel title={title} query={together(figures)} height={120}>
      {() => (
        <PanelTable title={title} fields={headings}>
          {periods.flatMap(({ report, asked, label }, at) => {
            const parts = partsOf(figures[at]?.data);
            return parts.map(({ currency, value, previous }) => {
              const several = parts.length > 1 && currency ? { currency } : {};
              const path = report.drill && ordersAddress(report, asked.parts, { column: 'value', row: null, ...several });
              return (
                <tr key={`${label} ${currency}`}>
                  <th scope="row">
                    {label}
                    {parts.length > 1 && ` · ${currency}`}
                    <Compared asked={asked} />
                  </th>
                  <td>
                    <ChangeMark field={field} now={value} before={previous} currency={currency} />
                  </td>
                  <td>
                    <Figure field={field} value={value} currency={currency} path={path} />
                  </td>
                </tr>
              );
            });
          })}
        </PanelTable>
      )}
    </Panel>
  );
}

/** Several parts of the reading as one: there once all of them are. */
function together(figures: readonly Figures[]): Figures {
  const [first] = figures;
  return {
    data: figures.every(({ data }) => data) ? first?.data : undefined,
    error: figures.find(({ error }) => error)?.error ?? null,
    isPending: figures.some(({ isPending }) => isPending),
    refetch: () => first?.refetch(),
  };
}
