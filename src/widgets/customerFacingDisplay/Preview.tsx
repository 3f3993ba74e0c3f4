import { Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { inkOn } from '#/model/values/contrast.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import type { PreviewProps } from '../index.ts';
import { PreviewBar } from '../PreviewBar.tsx';
import { useReceiptOrder } from '../receipt/useReceiptOrder.ts';
import { Screen } from '../Screen.tsx';
import { DisplayIdle } from './DisplayIdle.tsx';
import { DisplayOrder } from './DisplayOrder.tsx';
import { DisplayPaying } from './DisplayPaying.tsx';
import { DisplayThanks } from './DisplayThanks.tsx';

const STATES = ['idle', 'ordering', 'tip', 'thanks'] as const;
type State = (typeof STATES)[number];
const GROUND = '#10202B';

/** The display that faces the guest, from the welcome to the thanks. */
export default function DisplayPreview({ values }: PreviewProps) {
  const translate = useTranslate();
  const { lookup } = useKindContext();
  const [state, setState] = useState<State>('idle');
  const found = useReceiptOrder({ isDiscounted: true });
  const background = lookup('colors').find((one) => one.value === values.background)?.color ?? GROUND;
  return (
    <>
      <PreviewBar
        label={translate('previews.moment')}
        choices={STATES.map((one) => ({ value: one, label: translate(`previews.display.${one}`) }))}
        value={state}
        onChoose={setState}
        source={
          found && {
            isSample: found.isSample,
            label: found.isSample
              ? translate('forms.receipt.sample')
              : translate('forms.receipt.real', { number: found.order.order_number }),
          }
        }
      />
      {found ? (
        <Screen
          role="group"
          aria-label={translate('previews.display.screen')}
          data-state={state}
          sx={{ maxWidth: 'calc((100dvh - 260px) * 4 / 3)', aspectRatio: '4 / 3', background, color: inkOn(background) }}
        >
          {state === 'idle' && <DisplayIdle values={values} />}
          {state === 'ordering' && <DisplayOrder values={values} order={found.order} />}
          {state === 'tip' && <DisplayPaying values={values} order={found.order} />}
          {state === 'thanks' && <DisplayThanks values={values} />}
        </Screen>
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </>
  );
}
