import { Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { BroughtBalances } from '#/dataProvider/balanceTypes.ts';
import { kinds } from '#/model/kinds/index.ts';
import { numberText } from '#/model/values/intl.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';

interface Figure {
  name: string;
  text: string;
}

/** What balances come to that were brought, or would be: whoever knows these figures sees that they are theirs. */
export function BalanceFigures({ balances, isStored }: { balances: BroughtBalances; isStored: boolean }) {
  const translate = useTranslate();
  const { permissions } = useSession();
  const context = { ...useKindContext(), currency: balances.currency };
  const count = (value: number) => numberText(context.locale, value, 3);
  const money = (value: number) => kinds.money.format(value, { kind: 'money' }, context);
  const { stock, gift_cards: cards, points } = balances;
  return (
    <>
      {stock && (
        <Balance
          title={translate('bring.balances.stock', { name: balances.name })}
          figures={[
            { name: translate('bring.balances.items'), text: count(stock.items) },
            { name: translate('bring.balances.pieces'), text: count(stock.pieces) },
            ...(stock.weighed ? [{ name: translate('bring.balances.weighed'), text: count(stock.weighed) }] : []),
            ...(stock.value === null ? [] : [{ name: translate('bring.balances.value'), text: money(stock.value) }]),
          ]}
          note={
            stock.value === null
              ? translate('bring.balances.no_costs')
              : stock.without_cost
                ? translate('bring.balances.without_cost', { smart_count: stock.without_cost, count: count(stock.without_cost) })
                : undefined
          }
          link={
            isStored && permissions.has('InventoryManagement')
              ? { to: '/inventory', text: translate('bring.balances.see_stock') }
              : undefined
          }
        />
      )}
      {cards && (
        <Balance
          title={translate('bring.balances.gift_cards')}
          figures={[
            { name: translate('bring.balances.cards'), text: count(cards.cards) },
            { name: translate('bring.balances.on_cards'), text: money(cards.amount) },
          ]}
          link={
            isStored && LIABILITY && permissions.has(LIABILITY.permission)
              ? { to: '/reports/gift-card-liability', text: translate('bring.balances.see_cards') }
              : undefined
          }
        />
      )}
      {points && (
        <Balance
          title={translate('bring.balances.loyalty')}
          figures={[
            { name: translate('bring.balances.members'), text: count(points.members) },
            { name: translate('bring.balances.points'), text: count(points.points) },
          ]}
          link={
            isStored && POINTS && permissions.has(POINTS.permission)
              ? { to: '/reports/loyalty-liability', text: translate('bring.balances.see_points') }
              : undefined
          }
        />
      )}
    </>
  );
}

/** The report that says what members could claim. */
const POINTS = model.reports['loyalty-liability'];
/** The report that says what is owed on cards. */
const LIABILITY = model.reports['gift-card-liability'];

interface BalanceProps {
  title: string;
  figures: readonly Figure[];
  note?: string | undefined;
  link?: { to: string; text: string } | undefined;
}

function Balance({ title, figures, note, link }: BalanceProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} style={{ display: 'grid', gap: 8 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {link && (
          <Button color="inherit" variant="outlined" size="small" component={Link} to={link.to}>
            {link.text}
          </Button>
        )}
      </div>
      <Figures>
        {figures.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Figures>
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </section>
  );
}

const Figures = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  margin: 0,
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  dt: { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  dd: { ...theme.typography.subtitle1, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
