import { useTranslate } from 'ra-core';
import { kinds } from '#/model/kinds/index.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import type { PreviewProps } from '../index.ts';
import { WorkedExample } from '../WorkedExample.tsx';

const BILL = 40;

/** What a payment of 40 by card comes to with the surcharge. */
export default function SurchargingPreview({ values }: PreviewProps) {
  const translate = useTranslate();
  const context = useKindContext();
  const money = (amount: number) => kinds.money.format(amount, { kind: 'money' }, context);
  const bill = BILL * (context.currencyDecimals(context.currency) === 0 ? 100 : 1);
  const applies = values.enabled === true && bill >= Number(values.minimum ?? 0);
  const surcharge = applies ? Math.round(bill * Number(values.rate ?? 0)) / 100 : 0;
  const name = typeof values.name === 'string' && values.name.trim() ? values.name.trim() : translate('examples.surcharge');
  return (
    <WorkedExample
      title={translate('examples.title')}
      lead={translate(applies ? 'examples.surcharge_lead' : 'examples.no_surcharge')}
      lines={[
        { label: translate('examples.payment'), amount: money(bill) },
        { label: name, amount: money(surcharge) },
        { label: translate('examples.to_pay'), amount: money(bill + surcharge), isTotal: true },
      ]}
    />
  );
}
