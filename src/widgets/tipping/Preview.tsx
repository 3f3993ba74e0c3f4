import { useTranslate } from 'ra-core';
import { kinds } from '#/model/kinds/index.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import type { PreviewProps } from '../index.ts';
import { WorkedExample } from '../WorkedExample.tsx';
import { tipChoices } from './tipChoices.ts';

/** A bill of this many units of money, and what tax is on it. */
const BILL = 40;
const TAX_PERCENT = 10;

/** What the three suggestions come to on a bill of 40 with a tenth of tax. */
export default function TippingPreview({ values }: PreviewProps) {
  const translate = useTranslate();
  const context = useKindContext();
  const money = (amount: number) => kinds.money.format(amount, { kind: 'money' }, context);
  const scale = context.currencyDecimals(context.currency) === 0 ? 100 : 1;
  const bill = BILL * scale;
  const tax = (bill * TAX_PERCENT) / 100;
  const tips = tipChoices(values, { net: bill, tax }).map(({ percent, amount }) => ({ label: `${percent} %`, amount: money(amount) }));
  return (
    <WorkedExample
      title={translate('examples.title')}
      lead={
        values.enabled === false ? translate('examples.no_tip') : translate('examples.tip_lead', { bill: money(bill), tax: money(tax) })
      }
      lines={values.enabled === false ? [] : tips}
    />
  );
}
