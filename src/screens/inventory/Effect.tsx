import { Alert } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { VerbModel } from '#/model/language/model.ts';
import { numberText } from '#/model/values/intl.ts';
import type { StockRow } from './useInventory.ts';

/** What a correction would leave in stock, as it is typed; for the item that the dialog was opened for. */
export function Effect({ verb, row }: { verb: VerbModel; row: StockRow }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { item_id: item, quantity, actual_count: counted } = useWatch();
  const typed = verb.name === 'set-actual' ? counted : quantity;
  if (typeof typed !== 'number' || item?.type !== row.item_id.type || item?.id !== row.item_id.id) return null;
  const after = verb.name === 'add' ? row.current_count + typed : verb.name === 'deduct' ? row.current_count - typed : typed;
  const figure = (value: number, sign: 'auto' | 'exceptZero' = 'auto') => numberText(locale, value, 3, { signDisplay: sign });
  return (
    <Alert severity={after < 0 ? 'warning' : 'info'} variant="outlined">
      {translate('inventory.effect', {
        before: figure(row.current_count),
        after: figure(after),
        change: figure(after - row.current_count, 'exceptZero'),
      })}
    </Alert>
  );
}
