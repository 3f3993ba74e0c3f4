import { Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { keysOf } from '#/model/values/shapes.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { card } from '#/src/theme/card.ts';
import { CountColumns, type PeriodCount } from './CountColumns.tsx';

const PERIODS = { week: calls.weeklyClientCount, month: calls.monthlyClientCount, year: calls.yearlyClientCount } as const;
type Period = keyof typeof PERIODS;

/** How many businesses there were, by week, month or year. */
export function ClientGrowth() {
  const translate = useTranslate();
  const host = useDataProvider<HostDataProvider>();
  const [period, setPeriod] = useState<Period>('month');
  const { data, error, refetch } = useQuery({
    queryKey: ['platform', 'clients', period],
    queryFn: async ({ signal }) => (await host.call<{ list: PeriodCount[] }>(PERIODS[period], { signal })).data.list,
    placeholderData: keepPreviousData,
  });
  return (
    <Card aria-labelledby="client-growth">
      <header>
        <h2 id="client-growth">{translate('platform.growth')}</h2>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={period}
          onChange={(_event, chosen: Period | null) => chosen && setPeriod(chosen)}
          aria-label={translate('platform.period')}
        >
          {keysOf(PERIODS).map((name) => (
            <ToggleButton key={name} value={name}>
              {translate(`platform.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </header>
      {error ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : data ? (
        <CountColumns counts={data} />
      ) : (
        <Skeleton variant="rounded" height={220} />
      )}
    </Card>
  );
}

const Card = styled('section')(({ theme }) => ({
  ...card(theme),
  header: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 12, marginBottom: 16 },
  h2: { ...theme.typography.h3, margin: 0 },
}));
