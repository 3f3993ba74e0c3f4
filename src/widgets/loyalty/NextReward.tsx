import { LinearProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { JourneyStep, ShownReward } from './journey.ts';

interface NextRewardProps {
  total: JourneyStep['total'];
  rewards: readonly ShownReward[];
}

/** What stands on the member's card, and how far it is to the nearest reward. */
export function NextReward({ total, rewards }: NextRewardProps) {
  const translate = useTranslate();
  const shareOf = ({ unlock_by, threshold }: ShownReward) => Math.min(1, Math.max(0, total[unlock_by] / threshold));
  const next = [...rewards].sort((one, other) => shareOf(other) - shareOf(one) || one.threshold - other.threshold)[0];
  const left = next ? Math.max(0, next.threshold - total[next.unlock_by]) : 0;
  const said =
    next &&
    (left > 0
      ? translate(`previews.loyalty.left_${next.unlock_by}`, { smart_count: left, name: next.name })
      : translate('previews.loyalty.ready', { name: next.name }));
  return (
    <Card aria-label={translate('previews.loyalty.card')}>
      <p className="figures">
        <span>
          <b>{total.points}</b> {translate('previews.loyalty.points', { smart_count: total.points })}
        </span>
        <span>
          <b>{total.visits}</b> {translate('previews.loyalty.visits', { smart_count: total.visits })}
        </span>
      </p>
      {next && (
        <>
          <LinearProgress
            variant="determinate"
            value={100 * shareOf(next)}
            aria-label={said}
            sx={{
              height: 8,
              borderRadius: 4,
              marginBottom: 1,
              backgroundColor: 'rgb(255 255 255 / 0.25)',
              '& > span': { backgroundColor: '#FFC857' },
            }}
          />
          <p dir="auto">{said}</p>
        </>
      )}
    </Card>
  );
}

const Card = styled('section')({
  padding: '18px 20px',
  borderRadius: 16,
  color: '#FFFFFF',
  background: 'linear-gradient(135deg, #3B2A6B, #16324A)',
  boxShadow: '0 8px 22px rgb(0 0 0 / 0.28)',
  fontVariantNumeric: 'tabular-nums',
  p: { margin: 0 },
  '.figures': { display: 'flex', gap: 28, marginBottom: 12 },
  b: { fontSize: 28 },
});
