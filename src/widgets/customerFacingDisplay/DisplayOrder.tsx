import LoyaltyIcon from '@mui/icons-material/LoyaltyOutlined';
import { useTranslate } from 'ra-core';
import type { ReceiptOrder } from '#/resources/reference/receiptOrder.ts';
import { useMoney } from '../useMoney.ts';
import { usePrintedAmount } from '../usePrintedAmount.ts';
import { DisplayHead } from './DisplayHead.tsx';
import { Moment, Touch } from './displayParts.ts';

const MOST_LINES = 5;

/** The order while it is taken: its lines, or its total alone. */
export function DisplayOrder({ values, order }: { values: Readonly<Record<string, unknown>>; order: ReceiptOrder }) {
  const translate = useTranslate();
  const money = useMoney();
  const amountOf = usePrintedAmount();
  const lines = order.lines.filter((line) => !line.void_reason);
  const last = lines.slice(-MOST_LINES);
  return (
    <Moment>
      <div className="head">
        <DisplayHead logo={values.logo} />
        <span className="quiet">{translate('previews.display.your_order')}</span>
      </div>
      {values.show_items === true ? (
        <ul style={{ flex: 1, minHeight: 0, overflow: 'hidden' }}>
          {lines.length > last.length && (
            <li className="quiet">{translate('previews.display.more', { smart_count: lines.length - last.length })}</li>
          )}
          {last.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can be sold twice in one order
            <li key={at} className="spread" style={{ paddingBlock: '1.2cqw', borderBottom: '1px solid rgb(128 128 128 / 0.4)' }}>
              <span>
                <span dir="ltr">{line.quantity} ×</span> <bdi>{line.title}</bdi>
              </span>
              <span dir="ltr">{amountOf(line)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <div className="middle" />
      )}
      {values.show_savings === true && order.discount > 0 && (
        <p className="spread">
          <span>{translate('previews.display.saved')}</span>
          <span dir="ltr">{money(order.discount)}</span>
        </p>
      )}
      <p className="spread" style={{ fontSize: '6cqw', fontWeight: 700 }}>
        <span>{translate('previews.display.total')}</span>
        <span dir="ltr">{money(order.total_amount)}</span>
      </p>
      {values.ask_for_loyalty === true && (
        <Touch className="filled">
          <span>
            <LoyaltyIcon sx={{ fontSize: '1.3em', verticalAlign: 'text-bottom' }} /> {translate('previews.display.loyalty')}
          </span>
        </Touch>
      )}
    </Moment>
  );
}
