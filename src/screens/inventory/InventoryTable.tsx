import { Chip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { fieldModel } from '#/resources/schema/compile.ts';
import type { VerbModel } from '#/resources/schema/model.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { NamedIcon } from '#/src/shell/navigation/NamedIcon.tsx';
import { TableFrame } from '#/src/views/list/TableFrame.tsx';
import { ReportHead } from '#/src/views/report/ReportHead.tsx';
import { MoreMenu } from '#/src/views/verbs/MoreMenu.tsx';
import { useVerbs } from '#/src/views/verbs/useVerbs.ts';
import { VerbDialog } from '#/src/views/verbs/VerbDialog.tsx';
import { Effect } from './Effect.tsx';
import { type Inventory, LEDGER, type StockRow } from './useInventory.ts';

const COUNTS = ['beginning_count', 'total_add', 'total_sold', 'total_deduct', 'current_count'] as const;

interface InventoryTableProps {
  inventory: Inventory;
  rows: readonly StockRow[];
}

/** An item a row: what there was, what came, what went and what there is; each leads to its entries. */
export function InventoryTable({ inventory: { question, ask }, rows }: InventoryTableProps) {
  const translate = useTranslate();
  const verbs = useVerbs('collection');
  const [doing, setDoing] = useState<{ verb: VerbModel; row: StockRow } | null>(null);
  const seesCosts = rows.some(({ value }) => value !== undefined);
  const head = (name: string, className?: string) => (
    <ReportHead
      key={name}
      label={translate(`inventory.${name}`)}
      className={className}
      sortBy={name}
      sort={question.sort}
      onSort={(sort, order) => ask({ sort, order })}
    />
  );
  return (
    <>
      <TableFrame>
        <table aria-label={translate('inventory.name')}>
          <thead>
            <tr>
              {head('item_name', 'title')}
              {head('item_type')}
              {head('uom')}
              <th scope="col">{translate('inventory.vendor_names')}</th>
              {COUNTS.map((name) => head(name, 'end'))}
              {seesCosts && head('value', 'end')}
              {verbs.length > 0 && <th scope="col">{translate('inventory.actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.item_id.type} ${row.item_id.id}`} className="plain">
                <td className="title">
                  <Link to={entriesOf(row)} data-title>
                    {row.item_name}
                  </Link>
                </td>
                <td>{translate(`inventory.types.${row.item_type}`)}</td>
                <td>
                  <Cell field={UOM} value={row.uom} record={{ ...row }} />
                </td>
                <td>{row.vendor_names.join(', ')}</td>
                {COUNTS.map((name) => (
                  <td key={name} className="end">
                    {name === 'current_count' && row.below_reorder && (
                      <Chip size="small" color="warning" variant="outlined" label={translate('inventory.low')} sx={{ marginInlineEnd: 1 }} />
                    )}
                    <Cell field={COUNT} value={row[name]} record={{ ...row }} />
                  </td>
                ))}
                {seesCosts && (
                  <td className="end">
                    <Cell field={VALUE} value={row.value} record={{ ...row }} />
                  </td>
                )}
                {verbs.length > 0 && (
                  <td className="end">
                    <MoreMenu
                      label={translate('inventory.actions_of', { name: row.item_name })}
                      actions={verbs.map(({ verb, label }) => ({
                        key: verb.name,
                        label,
                        icon: verb.icon && <NamedIcon name={verb.icon} />,
                        do: () => setDoing({ verb, row }),
                      }))}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {doing && (
        <VerbDialog verb={doing.verb} given={{ item_id: doing.row.item_id }} onClose={() => setDoing(null)}>
          {question.isNow && <Effect verb={doing.verb} row={doing.row} />}
        </VerbDialog>
      )}
    </>
  );
}

/** The ledger's entries of one item. */
function entriesOf({ item_id }: StockRow): string {
  return `/${LEDGER}?${new URLSearchParams({ filter: JSON.stringify({ item: item_id }) })}`;
}

const COUNT = fieldModel('count', { kind: 'quantity', scale: 3 });
const UOM = fieldModel('uom', { kind: 'lookup', list: 'uom' });
const VALUE = fieldModel('value', { kind: 'money' });
