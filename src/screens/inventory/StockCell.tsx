import { Chip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import type { StockColumn } from './stockColumns.ts';
import { LEDGER, type StockRow } from './useInventory.ts';

/** What is said of an item under one name, the same in the table and on a card; the item's own name leads to its entries. */
export function StockCell({ name, row }: { name: StockColumn; row: StockRow }) {
  const translate = useTranslate();
  switch (name) {
    case 'item_name':
      return (
        <Link to={entriesOf(row)} data-title>
          <bdi>{row.item_name}</bdi>
        </Link>
      );
    case 'item_type':
      return translate(`inventory.types.${row.item_type}`);
    case 'vendor_names':
      return row.vendor_names.join(', ');
    case 'uom':
      return <Cell field={UOM} value={row.uom} record={{ ...row }} />;
    case 'value':
      return <Cell field={VALUE} value={row.value} record={{ ...row }} />;
    case 'current_count':
      return (
        <>
          {row.below_reorder && (
            <Chip size="small" color="warning" variant="outlined" label={translate('inventory.low')} sx={{ marginInlineEnd: 1 }} />
          )}
          <Cell field={COUNT} value={row.current_count} record={{ ...row }} />
        </>
      );
    default:
      return <Cell field={COUNT} value={row[name]} record={{ ...row }} />;
  }
}

/** The ledger's entries of one item. */
function entriesOf({ item_id }: StockRow): string {
  return `/${LEDGER}?${new URLSearchParams({ filter: JSON.stringify({ item: item_id }) })}`;
}

const COUNT = fieldModel('count', { kind: 'quantity', scale: 3 });
const UOM = fieldModel('uom', { kind: 'lookup', list: 'uom' });
const VALUE = fieldModel('value', { kind: 'money' });
