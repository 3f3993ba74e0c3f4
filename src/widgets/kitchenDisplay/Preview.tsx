import SilentIcon from '@mui/icons-material/VolumeOffOutlined';
import SoundIcon from '@mui/icons-material/VolumeUpOutlined';
import { Skeleton, Slider, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { PreviewProps } from '../index.ts';
import { PreviewBar } from '../PreviewBar.tsx';
import { Screen } from '../Screen.tsx';
import { KitchenList } from './KitchenList.tsx';
import { KitchenTickets } from './KitchenTickets.tsx';
import { placesOf, ticketsOf } from './kitchenTickets.ts';
import { useKitchen } from './useKitchen.ts';

const ALL = 'all';
const LONGEST = 60;
/** Orders that have no room on the first screen. */
const WAITING = 2;

/** A kitchen display with the establishment's latest orders, and a clock that can be put forward. */
export default function KitchenPreview({ values }: PreviewProps) {
  const translate = useTranslate();
  const id = useId();
  const kitchen = useKitchen();
  const [chosen, setChosen] = useState(ALL);
  const [later, setLater] = useState(0);
  if (!kitchen) return <Skeleton variant="rounded" height={320} />;
  const station = kitchen.stations.find((one) => String(one.id) === chosen);
  const routing = { station: station && !station.expediter ? station.id : null, stationsOf: kitchen.stationsOf };
  const places = placesOf(values);
  const tickets = ticketsOf({ orders: kitchen.orders.slice(-places - WAITING), values, routing, later, places });
  const name = station?.name ?? translate('previews.kitchen.all');
  const Sound = values.sound === true ? SoundIcon : SilentIcon;
  const Layout = values.layout === 'list' ? KitchenList : KitchenTickets;
  return (
    <>
      <PreviewBar
        label={translate('previews.kitchen.station')}
        choices={[{ id: ALL, name: translate('previews.kitchen.all') }, ...kitchen.stations].map((one) => ({
          value: String(one.id),
          label: one.name,
        }))}
        value={station ? chosen : ALL}
        onChoose={setChosen}
        source={{
          isSample: kitchen.isSample,
          label: translate(kitchen.isSample ? 'previews.kitchen.sample' : 'previews.kitchen.real'),
        }}
      />
      <Screen
        role="group"
        aria-label={translate('previews.kitchen.screen', { name })}
        data-layout={values.layout}
        data-text={values.text_size}
        sx={{
          background: '#0B0E12',
          color: '#F2F4F7',
          display: 'flex',
          flexDirection: 'column',
          maxWidth: 'calc((100dvh - 260px) * 4 / 3)',
          aspectRatio: '4 / 3',
        }}
      >
        <p style={{ display: 'flex', justifyContent: 'space-between', gap: '2cqw', padding: '1.4cqw 2cqw', fontSize: '3cqw' }}>
          <strong dir="auto">{name}</strong>
          <span>{translate('previews.kitchen.orders', { smart_count: tickets.length })}</span>
          <span>
            <Sound sx={{ fontSize: '1.3em', verticalAlign: 'text-bottom' }} />{' '}
            {translate(values.sound === true ? 'previews.kitchen.sound' : 'previews.kitchen.silent')}
          </span>
        </p>
        <Layout tickets={tickets} values={values} />
      </Screen>
      <Typography id={id} variant="body2" sx={{ marginTop: 2, color: 'text.secondary' }}>
        {translate('previews.kitchen.later', { smart_count: later })}
      </Typography>
      <div style={{ paddingInline: 10 }}>
        <Slider
          size="small"
          min={0}
          max={LONGEST}
          value={later}
          onChange={(_, minutes) => setLater(Number(minutes))}
          aria-labelledby={id}
        />
      </div>
    </>
  );
}
