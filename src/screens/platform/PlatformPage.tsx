import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { ClientGrowth } from './ClientGrowth.tsx';
import { SummaryTile } from './SummaryTile.tsx';

const TILES = ['clients', 'establishments', 'stations'] as const;
type Summary = Record<(typeof TILES)[number], number>;

/** The super-admin's dashboard: how many businesses there are, and how they grow. */
export default function PlatformPage() {
  const translate = useTranslate();
  const host = useDataProvider<HostDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['platform', 'summary'],
    queryFn: async ({ signal }) => (await host.call<Summary>(calls.adminSummary, { signal })).data,
  });
  return (
    <>
      <PageHeading title={translate('platform.dashboard')} lead={translate('platform.lead')} />
      {error ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : (
        <Tiles>
          {TILES.map((name) => (
            <SummaryTile key={name} label={translate(`platform.${name}`)} value={data?.[name]} />
          ))}
        </Tiles>
      )}
      <ClientGrowth />
    </>
  );
}

const Tiles = styled('dl')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 16, margin: '0 0 16px' });
