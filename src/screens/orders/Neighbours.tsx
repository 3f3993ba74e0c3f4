import { useTranslate } from 'ra-core';
import { Steps } from '#/src/views/show/Steps.tsx';
import { RESOURCE } from './order.ts';
import { useNeighbours } from './useNeighbours.ts';

/** The way to the orders before and after this one in its establishment. */
export function Neighbours() {
  const translate = useTranslate();
  const neighbours = useNeighbours();
  const step = (key: 'previous' | 'next') => {
    const order = neighbours[key];
    return {
      to: order && `/${RESOURCE}/${order.id}/show`,
      label: translate(`orders.${key}`, { number: order?.order_number ?? '' }),
    };
  };
  return <Steps previous={step('previous')} next={step('next')} />;
}
