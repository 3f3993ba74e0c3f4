import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import type { ReceiptOrder } from '#/resources/reference/receiptOrder.ts';
import { useStoredSettings } from '../useStoredSettings.ts';
import { type TipChoice, tipChoices } from './tipChoices.ts';

const tipping = present(model.settings.tipping, 'settings of tipping');

/** What the establishment's tipping settings suggest for an order. */
export function useTipChoices(order: Pick<ReceiptOrder, 'gross' | 'discount' | 'tax'>): { choices: TipChoice[]; allowsOther: boolean } {
  const values = useStoredSettings(tipping);
  return {
    choices: tipChoices(values, { net: order.gross - order.discount, tax: order.tax }),
    allowsOther: values.allow_custom === true,
  };
}
