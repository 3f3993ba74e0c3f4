import { Alert, Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PreviewProps } from '../index.ts';
import { PreviewBar } from '../PreviewBar.tsx';
import { useReceiptOrder } from '../receipt/useReceiptOrder.ts';
import { Screen } from '../Screen.tsx';
import { useShownProducts } from '../useShownProducts.ts';
import { KioskCart } from './KioskCart.tsx';
import { KioskMenu } from './KioskMenu.tsx';
import { KioskWelcome } from './KioskWelcome.tsx';

const STATES = ['welcome', 'menu', 'cart'] as const;
type State = (typeof STATES)[number];

/** A kiosk from the welcome to the cart; while kiosks take no orders, that is said above it. */
export default function KioskPreview({ values }: PreviewProps) {
  const translate = useTranslate();
  const [state, setState] = useState<State>('welcome');
  const shown = useShownProducts();
  const found = useReceiptOrder();
  if (!shown || !found) return <Skeleton variant="rounded" height={520} />;
  const isSample = state === 'menu' ? shown.isSample : found.isSample;
  const real = state === 'menu' ? translate('previews.kiosk.real') : translate('forms.receipt.real', { number: found.order.order_number });
  const sample = translate(state === 'menu' ? 'previews.kiosk.sample' : 'forms.receipt.sample');
  return (
    <>
      <PreviewBar
        label={translate('previews.moment')}
        choices={STATES.map((one) => ({ value: one, label: translate(`previews.kiosk.${one}`) }))}
        value={state}
        onChoose={setState}
        source={state === 'welcome' ? null : { isSample, label: isSample ? sample : real }}
      />
      {values.enabled !== true && (
        <Alert severity="info" sx={{ marginBottom: 1.5 }}>
          {translate('previews.kiosk.off')}
        </Alert>
      )}
      <Screen
        role="group"
        aria-label={translate('previews.kiosk.screen')}
        data-state={state}
        sx={{ aspectRatio: '9 / 16', maxWidth: 'max(260px, calc((100dvh - 330px) * 9 / 16))', background: '#FBFAF7', color: '#1B2430' }}
      >
        {state === 'welcome' && <KioskWelcome values={values} />}
        {state === 'menu' && <KioskMenu values={values} products={shown.products} />}
        {state === 'cart' && <KioskCart values={values} order={found.order} />}
      </Screen>
    </>
  );
}
