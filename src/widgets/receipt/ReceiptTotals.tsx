import { useTranslate } from 'ra-core';
import { formatMoney } from '#/resources/kinds/money.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { type ReceiptOrder, taxesOf } from './order.ts';

interface ReceiptTotalsProps {
  order: ReceiptOrder;
  /** One line for each tax rather than one for all. */
  showTaxes: boolean;
  showTips: boolean;
}

const TIPS = [15, 18, 20] as const;

/** What it came to, how it was paid, and what one might give on top. */
export function ReceiptTotals({ order, showTaxes, showTips }: ReceiptTotalsProps) {
  const translate = useTranslate();
  const context = useKindContext();
  const money = (value: number) => formatMoney(value, context.currency, context);
  const row = (name: string, value: number, { key = name, className = '' } = {}) => (
    <p key={key} className={`row ${className}`}>
      <span dir="auto">{name}</span>
      <span>{money(value)}</span>
    </p>
  );
  const text = (key: string) => translate(`forms.receipt.${key}`);
  const taxes = showTaxes ? taxesOf(order) : [{ name: text('tax'), amount: order.tax }];
  return (
    <>
      {row(text('subtotal'), order.gross)}
      {order.discount > 0 && row(text('discounts'), -order.discount)}
      {order.service_charge > 0 && row(text('service_charge'), order.service_charge)}
      {taxes.map(({ name, amount }) => row(name, amount))}
      {order.surcharge > 0 && row(text('surcharge'), order.surcharge)}
      {row(text('total'), order.total_amount, { className: 'total' })}
      {order.sales_payment_histories.map(({ method, amount, card_brand, last_four }, place) =>
        row([text(`methods.${method}`), card_brand, last_four && `••${last_four}`].filter(Boolean).join(' '), amount, { key: String(place) }),
      )}
      {order.tip > 0 && row(text('tip'), order.tip)}
      {showTips && (
        <>
          <hr />
          <p>{text('tip_suggestions')}</p>
          {TIPS.map((percent) => row(`${percent} %`, (order.total_amount * percent) / 100))}
        </>
      )}
    </>
  );
}
