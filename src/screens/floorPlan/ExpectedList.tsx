import { Link } from 'react-router';
import { Facts } from './OrderList.tsx';
import type { Expected } from './reservations.ts';
import type { NowState } from './useNow.ts';
import { RESERVATIONS } from './useReservations.ts';
import { useTableWords } from './useTableWords.ts';

/** Reservations whose guests are still to come, each with the way to it. */
export function ExpectedList({ all, now }: { all: readonly Expected[]; now: NowState }) {
  const words = useTableWords();
  if (!all.length) return null;
  return (
    <Facts>
      {all.map(({ id, guest, party, arrival }) => (
        <li key={id}>
          {now.mayOpenReservation ? (
            <Link to={`/${RESERVATIONS}/${id}/show`}>
              <bdi>{guest}</bdi>
            </Link>
          ) : (
            <b>
              <bdi>{guest}</bdi>
            </b>
          )}
          <span className="amount">{words.clock(arrival)}</span>
          <span className="facts">{words.guests(party)}</span>
        </li>
      ))}
    </Facts>
  );
}
