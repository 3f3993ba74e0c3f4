import BirthdayIcon from '@mui/icons-material/CakeOutlined';
import RewardIcon from '@mui/icons-material/EmojiEventsOutlined';
import ExpiryIcon from '@mui/icons-material/HourglassEmptyOutlined';
import JoinIcon from '@mui/icons-material/PersonAddOutlined';
import VisitIcon from '@mui/icons-material/RestaurantOutlined';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { numberFormat } from '#/model/values/intl.ts';
import { useMoney } from '../useMoney.ts';
import type { JourneyStep } from './journey.ts';

const ICONS = { join: JoinIcon, visit: VisitIcon, birthday: BirthdayIcon, expiry: ExpiryIcon } as const;

/** The steps of a member's way, one below the other. */
export function Journey({ steps, months }: { steps: readonly JourneyStep[]; months: unknown }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Steps aria-label={translate('previews.loyalty.journey')}>
      {steps.map((step, at) => {
        const Icon = ICONS[step.kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
          <li key={at} data-kind={step.kind}>
            <Icon />
            <StepText step={step} months={months} />
            <span className="points">
              <b dir="ltr">{numberFormat(locale, { signDisplay: 'exceptZero' }).format(step.points)}</b>
              <small>{translate('previews.loyalty.total', { points: step.total.points })}</small>
            </span>
          </li>
        );
      })}
    </Steps>
  );
}

function StepText({ step: { kind, sale, visit, counts, redeemed, unlocked }, months }: { step: JourneyStep; months: unknown }) {
  const translate = useTranslate();
  const money = useMoney();
  const title =
    kind === 'visit'
      ? translate('previews.loyalty.visit', { visit })
      : translate(`previews.loyalty.${kind}`, { smart_count: Number(months) });
  return (
    <div>
      <span>{title}</span>
      {sale && (
        <small>
          <span dir="ltr">{money(sale.net)}</span> + <span dir="ltr">{money(sale.tax)}</span> {translate('previews.loyalty.tax')}
          {!counts && ` · ${translate('previews.loyalty.no_visit')}`}
        </small>
      )}
      {redeemed && (
        <small className="reward">
          <RewardIcon /> {translate(`previews.loyalty.redeemed_${redeemed.unlock_by}`, { name: redeemed.name, smart_count: redeemed.cost })}
        </small>
      )}
      {unlocked.map(({ id, name }) => (
        <small key={id} className="reward">
          <RewardIcon /> {translate('previews.loyalty.unlocked', { name })}
        </small>
      ))}
    </div>
  );
}

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  fontVariantNumeric: 'tabular-nums',
  '> li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: 14, paddingBlock: 8, position: 'relative' },
  '> li > svg': {
    boxSizing: 'content-box',
    padding: 7,
    fontSize: 18,
    borderRadius: '50%',
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    zIndex: 1,
  },
  '> li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 16,
    top: 30,
    bottom: -10,
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  },
  small: { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
  '.reward': { color: theme.vars.palette.warning.main, fontWeight: 600 },
  '.reward svg': { fontSize: 17, verticalAlign: 'text-bottom' },
  '.points': { textAlign: 'end' },
}));
