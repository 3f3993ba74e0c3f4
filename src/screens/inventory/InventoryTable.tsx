import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { TableFrame } from '#/src/views/list/TableFrame.tsx';
import { ReportHead } from '#/src/views/report/head/ReportHead.tsx';
import { StockCell } from './StockCell.tsx';
import { canSortBy, columnsOf, isFigure, type StockColumn } from './stockColumns.ts';
import type { Corrections } from './useCorrections.tsx';
import { type Inventory, keyOf, type StockRow } from './useInventory.ts';

/** What the items are shown with, in a table or as cards. */
export interface StockRowsProps {
  inventory: Inventory;
  rows: readonly StockRow[];
  menuOf: Corrections['menuOf'];
}

/** An item a row: what there was, what came, what went and what there is; each leads to its entries. */
export function InventoryTable({ inventory: { question, ask }, rows, menuOf }: StockRowsProps) {
  const translate = useTranslate();
  const columns = columnsOf(rows);
  return (
    <Frame>
      <table aria-label={translate('inventory.name')}>
        <thead>
          <tr>
            {columns.map((name) => (
              <ReportHead
                key={name}
                label={translate(`inventory.${name}`)}
                className={classOf(name)}
                sortBy={canSortBy(name) ? name : undefined}
                sort={question.sort}
                onSort={(sort, order) => ask({ sort, order })}
              />
            ))}
            {menuOf && <th scope="col">{translate('inventory.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="plain">
              {columns.map((name) => (
                <td key={name} className={classOf(name)}>
                  <StockCell name={name} row={row} />
                </td>
              ))}
              {menuOf && <td className="end">{menuOf(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function classOf(name: StockColumn): string | undefined {
  if (name === 'item_name') return 'title';
  if (name === 'vendor_names') return 'vendors';
  return isFigure(name) ? 'end' : undefined;
}

/** Vendors have as many lines as they need before the corrections at the end are pushed out of sight. */
const Frame = styled(TableFrame)({
  'th, td': { paddingInline: 10 },
  'td.vendors': { whiteSpace: 'normal' },
});
