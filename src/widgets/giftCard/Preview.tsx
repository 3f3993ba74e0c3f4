import { Alert, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PreviewProps } from '../index.ts';
import { PreviewBar } from '../PreviewBar.tsx';
import { CardBalance } from './CardBalance.tsx';
import { CardFaces } from './CardFaces.tsx';
import { CardNumber } from './CardNumber.tsx';
import { useShownCard } from './useShownCard.ts';

const STATES = ['card', 'number', 'balance'] as const;
type State = (typeof STATES)[number];

/** A gift card from both sides, the page that asks for its number, and what it says then. */
export default function GiftCardPreview({ values }: PreviewProps) {
  const translate = useTranslate();
  const [state, setState] = useState<State>('card');
  const found = useShownCard();
  if (!found) return <Skeleton variant="rounded" height={420} />;
  const { card, isSample } = found;
  return (
    <>
      <PreviewBar
        label={translate('previews.moment')}
        choices={STATES.map((one) => ({ value: one, label: translate(`previews.gift.${one}`) }))}
        value={state}
        onChoose={setState}
        source={{
          isSample,
          label: isSample ? translate('previews.gift.sample') : translate('previews.gift.real', { ending: card.ending }),
        }}
      />
      {values.enabled !== true && (
        <Alert severity="info" sx={{ marginBottom: 1.5 }}>
          {translate('previews.gift.off')}
        </Alert>
      )}
      <section aria-label={translate(`previews.gift.${state}`)} data-state={state}>
        {state === 'card' && <CardFaces values={values} card={card} />}
        {state === 'number' && <CardNumber onChecked={() => setState('balance')} />}
        {state === 'balance' && <CardBalance values={values} card={card} />}
      </section>
    </>
  );
}
