import { Link } from 'react-router';
import { isNumeric } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { isEmpty } from '#model/language';
import { ItemCards } from './ItemCards.tsx';

type Row = Readonly<Record<string, unknown>>;

interface LowStockCardsProps {
  label: string;
  /** The first of them is the item's name. */
  columns: readonly FieldModel[];
  rows: readonly Row[];
  pathOf: (row: Row) => string;
}

/** The figure one came for: what is left. */
const FIRST = 'current';

/** What is low of one vendor on a phone, an item a card: the table's columns as figures. */
export function LowStockCards({ label, columns, rows, pathOf }: LowStockCardsProps) {
  const labelOf = useLabelOf();
  const [title, ...others] = columns;
  const first = others.find(({ name }) => name === FIRST);
  if (!title || !first) return null;
  return (
    <ItemCards
      label={label}
      across={3}
      cards={rows.map((row) => {
        const said = (field: FieldModel) => ({
          name: field.name,
          label: labelOf(field),
          value: <Cell field={field} value={row[field.name]} record={row} />,
        });
        const filled = others.filter((field) => field !== first && !isEmpty(row[field.name]));
        return {
          key: String(row.id),
          title: (
            <Link to={pathOf(row)}>
              <bdi>
                <Cell field={title} value={row[title.name]} record={row} />
              </bdi>
            </Link>
          ),
          about: filled.filter((field) => !isNumeric(field)).map(said),
          first: said(first),
          figures: filled.filter(isNumeric).map(said),
        };
      })}
    />
  );
}
