import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { VerbModel } from '#/model/language/model.ts';
import { NamedIcon } from '#/src/foundation/page/NamedIcon.tsx';
import { MoreMenu } from '#/src/views/verbs/MoreMenu.tsx';
import { useVerbs } from '#/src/views/verbs/useVerbs.ts';
import { VerbDialog } from '#/src/views/verbs/VerbDialog.tsx';
import { Effect } from './Effect.tsx';
import type { Inventory, StockRow } from './useInventory.ts';

/** How rows are corrected. */
export interface Corrections {
  /** What opens a row's corrections; none where this reader may make none. */
  menuOf?: (row: StockRow) => ReactNode;
  /** Stands while one is being made, whatever becomes of the list behind it: what is typed outlasts a failed reload and a turned phone. */
  dialog: ReactNode;
}

/** The ways to correct what is in stock of an item. */
export function useCorrections({ question }: Inventory): Corrections {
  const translate = useTranslate();
  const verbs = useVerbs('collection');
  const [doing, setDoing] = useState<{ verb: VerbModel; row: StockRow } | null>(null);
  const menuOf = (row: StockRow) => (
    <MoreMenu
      label={translate('inventory.actions_of', { name: row.item_name })}
      actions={verbs.map(({ verb, label }) => ({
        key: verb.name,
        label,
        icon: verb.icon && <NamedIcon name={verb.icon} />,
        do: () => setDoing({ verb, row }),
      }))}
    />
  );
  const dialog = doing && (
    <VerbDialog verb={doing.verb} given={{ item_id: doing.row.item_id }} onClose={() => setDoing(null)}>
      {question.isNow && <Effect verb={doing.verb} row={doing.row} />}
    </VerbDialog>
  );
  return { menuOf: verbs.length > 0 ? menuOf : undefined, dialog };
}
