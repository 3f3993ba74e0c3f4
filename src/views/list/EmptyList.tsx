import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { CreateButton } from './CreateButton.tsx';
import { useDeleted } from './useDeleted.ts';

/** What to do next where a list is empty: add the first one, or ask for less; and what was deleted, where that emptied it. */
export function EmptyList({ askedSince }: { askedSince: number }) {
  const { name, permissions } = useResourceModel();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const can = useCan();
  const isFiltered = Object.keys(filterValues).length > 0;
  const Icon = isFiltered ? SearchOffIcon : InboxIcon;
  const deleted = useDeleted(askedSince);
  const emptied =
    deleted && translate(deleted.name === null ? 'lists.gone_many' : 'lists.gone_one', { name: deleted.name, smart_count: deleted.count });
  const names = translate(`resources.${name}.name`, { smart_count: 2 });
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, paddingBlock: 8, textAlign: 'center' }}>
      <Icon sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="h2">
        {isFiltered ? translate('views.no_match_title') : translate('views.empty_title', inBothCases(names))}
      </Typography>
      <Typography color="textSecondary">
        {isFiltered
          ? (emptied ?? translate('views.no_match_text'))
          : translate(
              can(name, 'create') ? 'views.empty_text' : permissions.create ? 'views.empty_text_readonly' : 'views.empty_by_itself',
            )}
      </Typography>
      <Box sx={{ marginTop: 1 }}>
        {isFiltered ? (
          <Button variant="outlined" onClick={() => setFilters({})}>
            {translate('views.clear_filters')}
          </Button>
        ) : (
          <CreateButton />
        )}
      </Box>
    </Box>
  );
}
