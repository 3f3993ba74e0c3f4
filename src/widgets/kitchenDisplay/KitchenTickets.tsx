import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { placesOf, type Ticket } from './kitchenTickets.ts';
import { TicketFacts } from './TicketFacts.tsx';
import { URGENCY_COLORS, UrgencyMark } from './UrgencyMark.tsx';
import { useWhole } from './useWhole.ts';

interface KitchenTicketsProps {
  tickets: readonly Ticket[];
  values: Readonly<Record<string, unknown>>;
}

/** The screen's height, and what stands above and below the tickets, by its width. */
const HEIGHT = 75;
const AROUND = 14;
/** A ticket's head, one item of it and one modifier, in its own letters. */
const HEAD = 5.9;
const ITEM = 2.1;
const MODIFIER = 1;

/** Tickets side by side, as many as the screen is to show; the rest wait on the next one. */
export function KitchenTickets({ tickets, values }: KitchenTicketsProps) {
  const translate = useTranslate();
  const places = placesOf(values);
  const shown = tickets.slice(0, places);
  const columns = Math.ceil(Math.sqrt(1.5 * places));
  const letters = Math.min(3.4, 10 / columns) * (values.text_size === 'large' ? 1.25 : 1);
  const room = (HEIGHT - AROUND) / Math.ceil(places / columns) / letters - HEAD;
  return (
    <>
      <Grid
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gridAutoRows: 'minmax(0, 1fr)', fontSize: `${letters}cqw` }}
      >
        {shown.map((ticket) => (
          <OneTicket key={ticket.order.order_number} ticket={ticket} values={values} room={room} />
        ))}
        {Array.from({ length: places - shown.length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one empty place is like another
          <li key={at} className="empty" aria-hidden="true" />
        ))}
      </Grid>
      {tickets.length > places && (
        <p style={{ padding: '0 2cqw 1.4cqw', fontSize: '2.8cqw', textAlign: 'end' }}>
          {translate('previews.kitchen.next_screen', { smart_count: tickets.length - places })}
        </p>
      )}
    </>
  );
}

interface OneTicketProps {
  ticket: Ticket;
  values: KitchenTicketsProps['values'];
  /** For items, in letters. */
  room: number;
}

function OneTicket({ ticket: { order, items, age, urgency }, values, room }: OneTicketProps) {
  const id = useId();
  const fitting = itemsIn(room, items);
  const [list, count] = useWhole<HTMLUListElement>(fitting.length, `${order.order_number} ${room}`);
  const shown = fitting.slice(0, count);
  return (
    <li data-urgency={urgency} aria-labelledby={id}>
      <h3 id={id} style={URGENCY_COLORS[urgency]}>
        <span dir="ltr">#{order.order_number}</span>
        <UrgencyMark age={age} urgency={urgency} />
      </h3>
      <p>
        <TicketFacts order={order} values={values} />
      </p>
      <ul ref={list}>
        {shown.map(({ title, quantity, modifiers }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can stand on one ticket twice
          <li key={at}>
            <b dir="ltr">{quantity} ×</b> <bdi>{title}</bdi>
            {modifiers.map((name) => (
              <span key={name} className="modifier">
                + <bdi>{name}</bdi>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <b dir="ltr" className="rest">
          + {items.length - shown.length}
        </b>
      )}
    </li>
  );
}

/** The items that may have room, at least one; how many more there are is said below them. */
function itemsIn(room: number, items: Ticket['items']): Ticket['items'] {
  let taken = 0;
  return items.filter(({ modifiers }, at) => {
    taken += ITEM + MODIFIER * modifiers.length;
    return at === 0 || taken <= room;
  });
}

const Grid = styled('ol')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gap: '1.2cqw',
  '&&': { padding: '0 1.4cqw 1.4cqw' },
  '> li': {
    background: '#F7F5EF',
    color: '#14171C',
    borderRadius: '1cqw',
    overflow: 'hidden',
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
  },
  '> .empty': { background: 'none', border: '1px dashed rgb(255 255 255 / 0.22)' },
  h3: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '1cqw', fontSize: 'inherit', lineHeight: 1.25 },
  '&& h3': { padding: '0.35em 0.5em' },
  '&& p': { padding: '0.3em 0.5em', fontSize: '0.86em', color: '#4A4F57', borderBottom: '1px solid #D8D4C8', lineHeight: 1.2 },
  '&& ul': { padding: '0.3em 0.5em', flex: 1, minHeight: 0, overflow: 'hidden' },
  '.rest': { alignSelf: 'start', padding: '0 0.5em 0.2em', fontSize: '0.86em' },
  'ul > li': { paddingBlock: '0.1em', lineHeight: 1.2, overflowWrap: 'anywhere' },
  '.modifier': { display: 'block', paddingInlineStart: '1em', fontSize: '0.86em', color: '#8A1F11' },
});
