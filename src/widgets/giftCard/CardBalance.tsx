import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { formatMoney } from '#/model/kinds/money.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { loadsOf, roomOf } from './cardTerms.ts';
import { Sheet } from './Sheet.ts';
import type { ShownCard } from './useShownCard.ts';
import { useValidity } from './useValidity.ts';

interface CardBalanceProps {
  values: Readonly<Record<string, unknown>>;
  card: ShownCard;
}

/** What a guest learns of a card: what it holds, until when, and what may be loaded onto it. */
export function CardBalance({ values, card }: CardBalanceProps) {
  const translate = useTranslate();
  const context = useKindContext();
  const validity = useValidity(values, card.activation_date);
  const money = (amount: number) => formatMoney(amount, card.currency, context);
  const balance = Number(card.current_balance);
  const loads = loadsOf(values, balance);
  const room = roomOf(values.maximum_balance, balance);
  return (
    <Sheet>
      <Typography variant="h3" component="h3">
        {translate('previews.gift.title')} <bdi dir="ltr">{card.ending}</bdi>
      </Typography>
      <p className="balance">
        <span dir="ltr">{money(balance)}</span>
      </p>
      <p className="quiet">{validity}</p>
      {values.reload !== true ? (
        <p>{translate('previews.gift.once')}</p>
      ) : loads.length === 0 ? (
        <p>{translate('previews.gift.full')}</p>
      ) : (
        <>
          <Typography variant="body1" component="h4">
            {translate('previews.gift.load')}
          </Typography>
          <ul className="loads">
            {loads.map((amount) => (
              <li key={amount} dir="ltr">
                {money(amount)}
              </li>
            ))}
          </ul>
          {room !== null && <p className="quiet">{translate('previews.gift.room', { amount: money(room) })}</p>}
        </>
      )}
    </Sheet>
  );
}
