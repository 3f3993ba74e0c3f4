import { useTranslate } from 'ra-core';
import type { KitchenOrder } from './kitchenTickets.ts';

interface TicketFactsProps {
  order: KitchenOrder;
  values: Readonly<Record<string, unknown>>;
}

/** Where an order goes, for how many, and who serves it: as far as the display says it. */
export function TicketFacts({ order, values }: TicketFactsProps) {
  const translate = useTranslate();
  const facts = [
    order.table ? translate('previews.kitchen.table', { table: order.table }) : order.order_type,
    values.show_guest_count === true && order.guests ? translate('previews.kitchen.guests', { smart_count: order.guests }) : null,
    values.show_server === true ? order.user_name : null,
  ];
  return <span dir="auto">{facts.filter(Boolean).join(' · ')}</span>;
}
