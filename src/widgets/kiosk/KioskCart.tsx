import { useTranslate } from 'ra-core';
import type { ReceiptOrder } from '#/resources/reference/receiptOrder.ts';
import { useTipChoices } from '../tipping/useTipChoices.ts';
import { useMoney } from '../useMoney.ts';
import { usePrintedAmount } from '../usePrintedAmount.ts';
import { KioskButton, Page, StartsOver } from './kioskParts.tsx';

const MOST_LINES = 5;

/** The cart: what was chosen, what the kiosk asks for, and how it is paid. */
export function KioskCart({ values, order }: { values: Readonly<Record<string, unknown>>; order: ReceiptOrder }) {
  const translate = useTranslate();
  const money = useMoney();
  const amountOf = usePrintedAmount();
  const { choices } = useTipChoices(order);
  const lines = order.lines.filter((line) => !line.void_reason);
  const fields = ['name', 'phone'].filter((name) => values[`ask_for_${name}`] === true);
  return (
    <Page>
      <p className="title">{translate('previews.kiosk.cart')}</p>
      <ul className="grow">
        {lines.slice(0, MOST_LINES).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can stand in one cart twice
          <li key={at} className="spread" style={{ paddingBlock: '1.6cqw', borderBottom: '1px solid #DDE3EA' }}>
            <span>
              <span dir="ltr">{line.quantity} ×</span> <bdi>{line.title}</bdi>
            </span>
            <span dir="ltr">{amountOf(line)}</span>
          </li>
        ))}
        {lines.length > MOST_LINES && <li>{translate('previews.display.more', { smart_count: lines.length - MOST_LINES })}</li>}
      </ul>
      <p className="spread title">
        <span>{translate('previews.display.total')}</span>
        <span dir="ltr">{money(order.total_amount)}</span>
      </p>
      {fields.map((name) => (
        <KioskButton key={name} className="field">
          {translate(`previews.kiosk.your_${name}`)}
        </KioskButton>
      ))}
      {values.offer_tip === true && (
        <>
          <p>{translate('previews.display.tip_question')}</p>
          <div className="row">
            {choices.map(({ percent, amount }) => (
              <KioskButton key={percent} sx={{ fontSize: '4cqw', gap: 0 }}>
                <span dir="ltr">{percent} %</span>
                <span dir="ltr">{money(amount)}</span>
              </KioskButton>
            ))}
          </div>
        </>
      )}
      <KioskButton className="main">{translate('previews.kiosk.pay_card')}</KioskButton>
      {values.accept_cash === true && <KioskButton>{translate('previews.kiosk.pay_counter')}</KioskButton>}
      <StartsOver seconds={values.idle_seconds} />
    </Page>
  );
}
