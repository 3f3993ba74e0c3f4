import { styled } from '@mui/material/styles';
import type { Ticket } from './kitchenTickets.ts';
import { TicketFacts } from './TicketFacts.tsx';
import { URGENCY_COLORS, UrgencyMark } from './UrgencyMark.tsx';

interface KitchenListProps {
  tickets: readonly Ticket[];
  values: Readonly<Record<string, unknown>>;
}

/** Orders one below the other, for narrow screens: as many as there is room for. */
export function KitchenList({ tickets, values }: KitchenListProps) {
  return (
    <Rows style={{ fontSize: values.text_size === 'large' ? '3.4cqw' : '2.7cqw' }}>
      {tickets.map(({ order, items, age, urgency }) => (
        <li key={order.order_number} data-urgency={urgency}>
          <b className="age" style={URGENCY_COLORS[urgency]}>
            <span dir="ltr">#{order.order_number}</span>
            <UrgencyMark age={age} urgency={urgency} />
          </b>
          <div>
            <p className="facts">
              <TicketFacts order={order} values={values} />
            </p>
            <p>
              {items.map(({ title, quantity, modifiers }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can stand in one order twice
                <span key={at} className="item">
                  <b dir="ltr">{quantity} ×</b> <bdi>{[title, ...modifiers].join(' + ')}</bdi>
                </span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled('ol')({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  '&&': { padding: '0 1.4cqw' },
  '> li': {
    display: 'grid',
    gridTemplateColumns: '6.5em minmax(0, 1fr)',
    marginBottom: '1cqw',
    background: '#F7F5EF',
    color: '#14171C',
    borderRadius: '1cqw',
    overflow: 'hidden',
  },
  '.age': { display: 'flex', flexDirection: 'column', padding: '0.4em 0.6em' },
  '> li > div': { padding: '0.4em 0.7em' },
  '.facts': { color: '#4A4F57', fontSize: '0.9em' },
  '.item': { display: 'inline-block', marginInlineEnd: '1.2em' },
});
