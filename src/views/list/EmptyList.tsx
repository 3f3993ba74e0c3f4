import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useMay } from '#/src/shell/session/useMay.ts';
import { useResourceModel } from '../useResourceModel.ts';
import { CreateButton } from './CreateButton.tsx';

/** What to do next where a list is empty: add the first one, or ask for less. */
export function EmptyList() {
  const { name } = useResourceModel();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const may = useMay();
  const isFiltered = Object.keys(filterValues).length > 0;
  const Icon = isFiltered ? SearchOffIcon : InboxIcon;
  const names = translate(`resources.${name}.name`, { smart_count: 2 }).toLowerCase();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, paddingBlock: 8, textAlign: 'center' }}>
      <Icon sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="h2">{isFiltered ? translate('views.no_match_title') : translate('views.empty_title', { name: names })}</Typography>
      <Typography color="text.secondary">
        {translate(isFiltered ? 'views.no_match_text' : may(name, 'create') ? 'views.empty_text' : 'views.empty_text_readonly')}
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
