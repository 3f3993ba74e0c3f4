import { useTranslate } from 'ra-core';
import { isEmpty } from '#model/language';
import type { StockRowsProps } from './InventoryTable.tsx';
import { ItemCards } from './ItemCards.tsx';
import { SortChoice } from './SortChoice.tsx';
import { StockCell } from './StockCell.tsx';
import { columnsOf, isFigure, type StockColumn } from './stockColumns.ts';
import { keyOf } from './useInventory.ts';

/** The figure one came for: it stands beside the name. */
const FIRST: StockColumn = 'current_count';

/** The same as the table says on a phone: an item a card, and above them what orders them. */
export function InventoryCards({ inventory, rows, menuOf }: StockRowsProps) {
  const translate = useTranslate();
  const columns = columnsOf(rows);
  return (
    <>
      <SortChoice inventory={inventory} columns={columns} />
      <ItemCards
        label={translate('inventory.name')}
        across={4}
        cards={rows.map((row) => {
          const said = (name: StockColumn) => ({ name, label: translate(`inventory.${name}`), value: <StockCell name={name} row={row} /> });
          return {
            key: keyOf(row),
            title: <StockCell name="item_name" row={row} />,
            about: columns.filter((name) => name !== 'item_name' && !isFigure(name) && !isEmpty(row[name])).map(said),
            first: said(FIRST),
            figures: columns
              .filter((name) => isFigure(name) && name !== FIRST && !isEmpty(row[name]))
              .map((name) => ({ ...said(name), isWide: name === 'value' })),
            actions: menuOf?.(row),
          };
        })}
      />
    </>
  );
}
