import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isPlatformUser } from '#/authProvider/account.ts';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { NoEstablishment } from '#/src/foundation/session/NoEstablishment.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { NothingYet } from './NothingYet.tsx';
import { useDeleted } from './useDeleted.ts';

/** What to do next where a list is empty: what comes first there, or ask for less; and what was deleted, where that emptied it. */
export function EmptyList({ askedSince }: { askedSince: number }) {
  const { name, scope } = useResourceModel();
  const { user, establishment } = useSession();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isFiltered = Object.keys(filterValues).length > 0;
  const deleted = useDeleted(askedSince);
  const emptied =
    deleted && translate(deleted.name === null ? 'lists.gone_many' : 'lists.gone_one', { name: deleted.name, smart_count: deleted.count });
  if (isFiltered)
    return (
      <Frame>
        <SearchOffIcon />
        <Typography variant="h2">{translate('views.no_match_title')}</Typography>
        <Typography color="textSecondary">{emptied ?? translate('views.no_match_text')}</Typography>
        <Button variant="outlined" onClick={() => setFilters({})} sx={{ marginTop: 1 }}>
          {translate('views.clear_filters')}
        </Button>
      </Frame>
    );
  if (scope === 'establishment' && !establishment && !isPlatformUser(user)) return <NoEstablishment />;
  return (
    <Frame>
      <InboxIcon />
      <Typography variant="h2">
        {translate('views.empty_title', inBothCases(translate(`resources.${name}.name`, { smart_count: 2 })))}
      </Typography>
      <NothingYet />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        paddingBlock: 8,
        textAlign: 'center',
        '> svg': { fontSize: 40, color: 'text.secondary' },
      }}
    >
      {children}
    </Box>
  );
}
