import { Alert, Chip, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import type { PreviewProps } from '../index.ts';
import { Journey } from './Journey.tsx';
import { journeyOf } from './journey.ts';
import { NextReward } from './NextReward.tsx';
import { useJourneyRecords } from './useJourneyRecords.ts';

/** A member's way over some visits: what is earned, what is unlocked, what is spent. */
export default function LoyaltyPreview({ values }: PreviewProps) {
  const translate = useTranslate();
  const { currency, currencyDecimals } = useKindContext();
  const records = useJourneyRecords();
  if (!records) return <Skeleton variant="rounded" height={420} />;
  const { sales, rewards, isSample } = records;
  const steps = journeyOf({ values, sales, rewards, unit: 10 ** currencyDecimals(currency) });
  const total = steps.filter(({ kind }) => kind !== 'expiry').at(-1)?.total ?? { points: 0, visits: 0 };
  const isByHand = steps.some(({ kind }) => kind !== 'visit');
  return (
    <>
      <Chip
        size="small"
        color={isSample ? 'warning' : 'neutral'}
        label={translate(isSample ? 'previews.loyalty.sample' : 'previews.loyalty.real')}
        sx={{ marginBottom: 1.5 }}
      />
      {values.enabled !== true && (
        <Alert severity="info" sx={{ marginBottom: 1.5 }}>
          {translate('previews.loyalty.off')}
        </Alert>
      )}
      <NextReward total={total} rewards={rewards} />
      <Journey steps={steps} months={values.expires_after_months} />
      {isByHand && (
        <Typography variant="body2" sx={{ marginTop: 1.5, color: 'text.secondary' }}>
          {translate('previews.loyalty.by_hand')}
        </Typography>
      )}
    </>
  );
}
