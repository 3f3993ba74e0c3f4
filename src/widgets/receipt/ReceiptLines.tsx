import { useTranslate } from 'ra-core';
import { numberFormat } from '#/resources/kinds/intl.ts';
import { formatMoney } from '#/resources/kinds/money.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import type { ReceiptOrder } from './order.ts';

interface ReceiptLinesProps {
  order: ReceiptOrder;
  showModifiers: boolean;
  showDiscounts: boolean;
}

/** What was sold, each line with what it came to before discounts; what was taken off the bill is not on the receipt. */
export function ReceiptLines({ order, showModifiers, showDiscounts }: ReceiptLinesProps) {
  const translate = useTranslate();
  const context = useKindContext();
  const money = (value: number) => formatMoney(value, context.currency, context);
  const count = (value: number) => numberFormat(context.locale, { maximumFractionDigits: 3 }).format(value);
  const sold = order.lines.filter((line) => !line.void_reason);
  return sold.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can be sold twice on one receipt
    <div key={place}>
      <p className="row">
        <span dir="auto">{`${count(line.quantity)} × ${line.title}`}</span>
        <span>{money(line.gross)}</span>
      </p>
      {showModifiers &&
        (line.modifiers ?? []).map((modifier) => (
          <p key={modifier.name} className="row below">
            <span dir="auto">{modifier.name}</span>
            <span>{modifier.price ? money(modifier.price) : ''}</span>
          </p>
        ))}
      {showDiscounts && line.discount > 0 && (
        <p className="row below">
          <span>{translate('forms.receipt.discount')}</span>
          <span>{money(-line.discount)}</span>
        </p>
      )}
    </div>
  ));
}
