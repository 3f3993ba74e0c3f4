import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { lookupLabel } from '#/model/kinds/lookup.ts';
import { printedLine } from '#/resources/reference/printedLine.ts';
import { optionsOf } from '#/src/kinds/choice/options.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import type { OrderPayment, OrderReceipt } from './order.ts';
import type { OrderEvent } from './timeline.ts';
import { useFigures } from './useFigures.ts';

/** What the timeline says of something that happened. */
export interface EventWords {
  headline: string;
  amount?: string;
  details: readonly string[];
}

/** Puts an event into the reader's words. */
export function useEventWords(): (event: OrderEvent) => EventWords {
  const translate = useTranslate();
  const { money, count, decimals, context } = useFigures();
  const receiptWords = useReceiptWords();
  return useCallback(
    (event) => {
      const say = (key: string, values: Readonly<Record<string, unknown>> = {}) => translate(`orders.event.${key}`, { ...values });
      const some = (key: string, value: string | null | undefined) => (value ? [say(key, { name: value })] : []);
      const how = ({ method, card_brand, last_four }: OrderPayment) =>
        [lookupLabel(context.lookup('payment_method'), method, context.locale), card_brand, last_four && `••${last_four}`]
          .filter(Boolean)
          .join(' ');
      switch (event.kind) {
        case 'opened':
          return { headline: say('opened'), details: some('by', event.by) };
        case 'voided': {
          const { line } = event;
          const details = [
            ...some('reason', line.void_reason),
            ...some('asked_by', line.voided_by),
            ...some('approved_by', line.approved_by),
          ];
          return {
            headline: say('voided', { quantity: count(line.quantity), title: line.title }),
            amount: money(-printedLine(line, decimals).gross),
            details,
          };
        }
        case 'refunded': {
          const { line } = event;
          const headline = line.refund_quantity
            ? say('refunded', { quantity: count(line.refund_quantity), title: line.title })
            : say('refunded_amount', { title: line.title });
          return { headline, amount: money(-(line.refund_amount ?? 0)), details: some('reason', line.refund_reason) };
        }
        case 'payment':
        case 'payment_failed':
        case 'paid_back': {
          const { tip, surcharge, amount } = event.payment;
          const details = [
            ...(tip ? [say('tip', { amount: money(tip) })] : []),
            ...(surcharge ? [say('surcharge', { amount: money(surcharge) })] : []),
          ];
          return {
            headline: say(event.kind, { method: how(event.payment) }),
            amount: money(event.kind === 'paid_back' ? -amount : amount),
            details,
          };
        }
        case 'receipt':
          return receiptWords(event.receipt);
        case 'customer':
          return {
            headline: event.name === null ? say('customer_detached') : say('customer_attached', { name: event.name }),
            details: some('by', event.by),
          };
        case 'revised':
          return { headline: say('revised'), details: some('by', event.entry.causer) };
        default:
          return { headline: say('paid'), details: [] };
      }
    },
    [translate, money, count, decimals, context, receiptWords],
  );
}

/** A receipt's state and the reason of its failure have their words in the definition. */
function useReceiptWords(): (receipt: OrderReceipt) => EventWords {
  const translate = useTranslate();
  const { context } = useFigures();
  const rows = useResourceModel().fields.receipts;
  return useCallback(
    ({ email, status, failure, requested_by }) => {
      const labelOf = (name: string, value: string) => {
        const field = rows?.kind === 'lines' ? rows.fields[name] : undefined;
        return (field && optionsOf(fieldModel(name, field), context).find((one) => one.value === value)?.label) ?? value;
      };
      const state = [labelOf('status', status), ...(failure ? [labelOf('failure', failure)] : [])].join(': ');
      return {
        headline: translate('orders.event.receipt', { email }),
        details: [state, ...(requested_by ? [translate('orders.event.by', { name: requested_by })] : [])],
      };
    },
    [translate, context, rows],
  );
}
