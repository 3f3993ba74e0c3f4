import { useTranslate } from 'ra-core';
import type { ReceiptOrder } from '#/resources/reference/receiptOrder.ts';
import { useTipChoices } from '../tipping/useTipChoices.ts';
import { useMoney } from '../useMoney.ts';
import { DisplayHead } from './DisplayHead.tsx';
import { Moment, Touch } from './displayParts.ts';

/** What is to pay, and the tip where the display asks for one: as the tipping settings suggest it. */
export function DisplayPaying({ values, order }: { values: Readonly<Record<string, unknown>>; order: ReceiptOrder }) {
  const translate = useTranslate();
  const money = useMoney();
  const { choices, allowsOther } = useTipChoices(order);
  return (
    <Moment>
      <div className="head">
        <DisplayHead logo={values.logo} />
        <span className="quiet">{translate('previews.display.to_pay')}</span>
      </div>
      <div className="middle">
        <p className="large">
          <span dir="ltr">{money(order.total_amount)}</span>
        </p>
        {values.ask_for_tip === true ? (
          <>
            <p>{translate('previews.display.tip_question')}</p>
            <div className="pills">
              {choices.map(({ percent, amount }) => (
                <Touch key={percent} className="filled" sx={{ flex: 1 }}>
                  <span dir="ltr">{percent} %</span>
                  <span dir="ltr">{money(amount)}</span>
                </Touch>
              ))}
            </div>
            <div className="pills">
              {allowsOther && <Touch>{translate('previews.display.other_tip')}</Touch>}
              <Touch>{translate('previews.display.no_tip')}</Touch>
            </div>
          </>
        ) : (
          <p className="quiet">{translate('previews.display.reader')}</p>
        )}
      </div>
    </Moment>
  );
}
